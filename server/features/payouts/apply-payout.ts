import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ProviderPayout } from '../../payments/payment-provider.ts';
import { type HeldPayout, holdPayout } from './hold-payout.ts';
import { movePayout } from './move-payout.ts';
import { tellAdminsOfFailure, tellOfPayout } from './tell-of-payout.ts';

const NO_REASON = 'The bank did not take it.';

/** Takes what the provider says of a payout for true, in whatever order and however often it says it. */
export function applyPayout(context: Context, payoutId: string, answer: ProviderPayout): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const payout = await holdPayout(tx, payoutId);
    if (answer.amount_cents !== payout.amount_cents) {
      throw new Error(`The provider speaks of ${answer.amount_cents} cents for payout ${payoutId}`);
    }
    switch (answer.status) {
      case 'processing':
        return noteProcessing(tx, payout, answer, context.now());
      case 'failed':
        return failPayout(tx, context, payoutId, {
          failure: answer.failure ?? NO_REASON,
          provider_reference: answer.reference,
        });
      case 'paid': {
        const { reference: provider_reference, arrives_on } = answer;
        const news = { move: 'pay', provider_reference, arrives_on } as const;
        if (await movePayout(tx, payout, news, context.now())) {
          await tellOfPayout(tx, context, payoutId, 'paid');
        }
      }
    }
  });
}

/** The money is with us again, and available. */
export async function failPayout(
  tx: Tx,
  context: Context,
  payoutId: string,
  { failure, provider_reference }: { failure: string; provider_reference?: string },
): Promise<void> {
  const payout = await holdPayout(tx, payoutId);
  const words = failure.slice(0, 300);
  const news = { move: 'fail', failure: words, ...(provider_reference && { provider_reference }) } as const;
  if (!(await movePayout(tx, payout, news, context.now()))) return;
  await tellOfPayout(tx, context, payoutId, 'failed');
  await tellAdminsOfFailure(tx, context, payoutId);
}

async function noteProcessing(tx: Tx, { id }: HeldPayout, answer: ProviderPayout, now: Date): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({
      provider_reference: answer.reference,
      ...(answer.arrives_on && { arrives_on: answer.arrives_on }),
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .execute();
}
