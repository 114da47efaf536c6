import type { Payout } from '#contract/money/payouts.ts';
import { canCallBack } from '#domain/money/payout-states.ts';
import { getOwnCreatorId } from '#server/areas/creators/profiles/queries/get-own-creator-id.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockPayout } from '../lock.ts';
import { getOwnPayout } from '../queries/list-payouts.ts';
import { movePayout } from '../transition.ts';

/** Cancels a payout before its batch leaves. Safe to repeat. */
export async function cancelPayout(context: Context, userId: string, payoutId: string): Promise<Payout> {
  const { db, now } = context;
  const creatorId = await getOwnCreatorId(db, userId);
  await getOwnPayout(db, now(), creatorId, payoutId);
  await inTransaction(db, async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    if (payout.status === 'canceled') return;
    if (!canCallBack(payout, now())) {
      throw new Problem('conflict', 'This payout was already sent and can’t be canceled.');
    }
    await movePayout(tx, payout, { move: 'cancel' }, now());
  });
  return getOwnPayout(db, now(), creatorId, payoutId);
}
