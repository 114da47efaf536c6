import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { ProviderRefund } from '#server/platform/payments/payment-provider.ts';
import { type LockedRefund, lockRefund } from '../lock-refund.ts';
import { notifyAboutReturnedRefund } from '../notify/notify-about-returned-refund.ts';
import { moveRefund } from '../transition-refund.ts';

const NO_REASON = 'The bank rejected it.';

/** Applies the provider's state of a refund, in any order and any number of times. */
export function applyRefund(context: Context, refundId: string, answer: ProviderRefund): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const refund = await lockRefund(tx, refundId);
    if (refund === undefined || answer.status === 'pending') return;
    const { reference, amount_cents } = answer;
    if (amount_cents !== refund.total_cents) {
      throw new Error(`The provider speaks of ${amount_cents} cents for refund ${refundId}`);
    }
    // A try that failed stays failed, whatever the provider says about it later.
    if (refund.failed_references.includes(reference)) return;
    if (answer.status === 'paid') {
      const owed = await uncover(tx, refund, context.now());
      await moveRefund(tx, owed, { move: 'pay', reference }, context.now());
    } else {
      await fail(tx, context, refund, answer);
    }
  });
}

/** The provider paid a refund that a chargeback had already settled. Posts both, so the business owes us the amount. */
async function uncover(tx: Tx, refund: LockedRefund, now: Date): Promise<LockedRefund> {
  if (refund.status !== 'covered' || refund.covered_by === null) return refund;
  const uncovered = await moveRefund(tx, refund, { move: 'uncover', chargeback_id: refund.covered_by }, now);
  return uncovered ?? refund;
}

async function fail(
  tx: Tx,
  context: Context,
  refund: LockedRefund,
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
  // Another try was paid meanwhile, and that one counts.
  if (refund.status === 'paid' && refund.provider_reference !== reference) return;
  if (await moveRefund(tx, refund, { move: 'fail', reference, failure: words }, now)) {
    await notifyAboutReturnedRefund(tx, context, {
      refund_id: refund.id,
      round: refund.failed_references.length,
    });
  }
}
