import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { ProviderPayout } from '#server/platform/payments/payment-provider.ts';
import { type LockedPayout, lockPayout } from '../lock.ts';
import { notifyAboutPayout, notifyAdminsOfFailure } from '../notify.ts';
import { movePayout } from '../transition.ts';

const NO_REASON = 'The bank rejected it.';

/** Applies the provider's state of a payout, in any order and any number of times. */
export function applyPayout(context: Context, payoutId: string, answer: ProviderPayout): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    if (answer.amount_cents !== payout.amount_cents) {
      throw new Error(`The provider speaks of ${answer.amount_cents} cents for payout ${payoutId}`);
    }
    switch (answer.status) {
      case 'processing':
        return noteProcessing(tx, payout, answer, context.now());
      case 'failed':
        return failPayout(tx, context, payout, {
          failure: answer.failure ?? NO_REASON,
          provider_reference: answer.reference,
        });
      case 'paid': {
        const { reference: provider_reference, arrives_on } = answer;
        const news = { move: 'pay', provider_reference, arrives_on } as const;
        if (await movePayout(tx, payout, news, context.now())) {
          await notifyAboutPayout(tx, context, payoutId, 'paid');
        }
      }
    }
  });
}

/** Fails a payout that the caller has locked. Its money is back with us and available. */
export async function failPayout(
  tx: Tx,
  context: Context,
  payout: LockedPayout,
  { failure, provider_reference }: { failure: string; provider_reference?: string },
): Promise<void> {
  const words = failure.slice(0, 300);
  const news = { move: 'fail', failure: words, ...(provider_reference && { provider_reference }) } as const;
  if (!(await movePayout(tx, payout, news, context.now()))) return;
  await notifyAboutPayout(tx, context, payout.id, 'failed');
  await notifyAdminsOfFailure(tx, context, payout.id);
}

async function noteProcessing(
  tx: Tx,
  { id }: LockedPayout,
  answer: ProviderPayout,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({
      provider_reference: answer.reference,
      short_since: null,
      ...(answer.arrives_on && { arrives_on: answer.arrives_on }),
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .execute();
}
