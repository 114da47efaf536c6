import type { AdminPayout } from '#contract/admin-payouts.ts';
import { expectedArrival, nextBatchAt } from '#domain/payout-clock.ts';
import { canMovePayout } from '#domain/payout-states.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { holdPayout } from '../payouts/hold-payout.ts';
import { getPayoutRecord } from './get-payout.ts';

export interface AdminDeed {
  id: string;
  reason: string;
}

/** Keeps a payout from leaving until somebody lets it go. */
export async function stopPayout(
  context: Context,
  adminId: string,
  { id, reason }: AdminDeed,
): Promise<AdminPayout> {
  await inTransaction(context.db, async (tx) => {
    const payout = await holdPayout(tx, id);
    if (payout.held_at !== null) throw new Problem('conflict', 'This payout is held already.');
    if (!canMovePayout('send', payout.status)) throw new Problem('conflict', 'This payout has left.');
    const at = context.now().toISOString();
    await tx
      .updateTable('payouts')
      .set({ held_at: at, held_reason: reason, updated_at: at })
      .where('id', '=', id)
      .execute();
    await recordAction(tx, { ...auditOf(adminId, id, reason), action: 'hold_payout' });
  });
  return getPayoutRecord(context, id);
}

/** Lets a payout that was held go with the next batch. */
export async function letPayoutGo(
  context: Context,
  adminId: string,
  { id, reason }: AdminDeed,
): Promise<AdminPayout> {
  await inTransaction(context.db, async (tx) => {
    const payout = await holdPayout(tx, id);
    if (payout.held_at === null) throw new Problem('conflict', 'This payout is not held.');
    const leavesAt = nextBatchAt(context.now());
    await tx
      .updateTable('payouts')
      .set({
        held_at: null,
        held_reason: null,
        leaves_at: leavesAt.toISOString(),
        arrives_on: expectedArrival(leavesAt),
        updated_at: context.now().toISOString(),
      })
      .where('id', '=', id)
      .execute();
    await recordAction(tx, { ...auditOf(adminId, id, reason), action: 'release_payout' });
  });
  return getPayoutRecord(context, id);
}

export function auditOf(actor_id: string, subject_id: string, reason: string) {
  return { actor_id, subject_type: 'payout', subject_id, reason } as const;
}
