import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ProviderRefund } from '../../payments/payment-provider.ts';
import { type HeldRefund, holdRefund } from './hold-refund.ts';
import { moveRefund } from './move-refund.ts';
import { tellOfReturnedRefund } from './tell-of-returned-refund.ts';

const NO_REASON = 'The bank did not take it.';

/** Takes what the provider says of a refund for true, in whatever order and however often it says it. */
export function applyRefund(context: Context, refundId: string, answer: ProviderRefund): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const refund = await holdRefund(tx, refundId);
    if (refund === undefined || answer.status === 'pending') return;
    const { reference, amount_cents } = answer;
    if (amount_cents !== refund.total_cents) {
      throw new Error(`The provider speaks of ${amount_cents} cents for refund ${refundId}`);
    }
    // What came to nothing stays so, whatever is told of it after that.
    if (refund.failed_references.includes(reference)) return;
    if (answer.status === 'paid') {
      await moveRefund(tx, refund, { move: 'pay', reference }, context.now());
    } else {
      await fail(tx, context, refund, answer);
    }
  });
}

async function fail(
  tx: Tx,
  context: Context,
  refund: HeldRefund,
  { reference, failure }: ProviderRefund,
): Promise<void> {
  const now = context.now();
  const words = (failure ?? NO_REASON).slice(0, 300);
  await tx
    .insertInto('refund_failures')
    .values({
      refund_id: refund.id,
      provider_reference: reference,
      failure: words,
      failed_at: now.toISOString(),
    })
    .execute();
  // Another try was paid meanwhile: that one stands.
  if (refund.status === 'paid' && refund.provider_reference !== reference) return;
  if (await moveRefund(tx, refund, { move: 'fail', reference, failure: words }, now)) {
    await tellOfReturnedRefund(tx, context, { refund_id: refund.id, round: refund.failed_references.length });
  }
}
