import type { Payout } from '#contract/payouts.ts';
import { canCallBack } from '#domain/payout-states.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { getOwnCreatorId } from '../applications/own-application.ts';
import { holdPayout } from './hold-payout.ts';
import { getOwnPayout } from './list-payouts.ts';
import { movePayout } from './move-payout.ts';

/** Calls a payout back before its batch leaves. Called back twice, it is called back. */
export async function cancelPayout(context: Context, userId: string, payoutId: string): Promise<Payout> {
  const { db, now } = context;
  const creatorId = await getOwnCreatorId(db, userId);
  await getOwnPayout(db, now(), creatorId, payoutId);
  await inTransaction(db, async (tx) => {
    const payout = await holdPayout(tx, payoutId);
    if (payout.status === 'canceled') return;
    if (!canCallBack(payout, now())) {
      throw new Problem('conflict', 'This payout has left. It cannot be called back.');
    }
    await movePayout(tx, payout, { move: 'cancel' }, now());
  });
  return getOwnPayout(db, now(), creatorId, payoutId);
}
