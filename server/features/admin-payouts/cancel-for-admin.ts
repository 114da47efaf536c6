import type { AdminPayout } from '#contract/admin-payouts.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { holdPayout } from '../payouts/hold-payout.ts';
import { movePayout } from '../payouts/move-payout.ts';
import { tellOfPayout } from '../payouts/tell-of-payout.ts';
import { type AdminDeed, auditOf } from './change-hold.ts';
import { getPayoutRecord } from './get-payout.ts';

/** Takes a payout back before it leaves; its money is available again. */
export async function cancelForAdmin(
  context: Context,
  adminId: string,
  { id, reason }: AdminDeed,
): Promise<AdminPayout> {
  await inTransaction(context.db, async (tx) => {
    const payout = await holdPayout(tx, id);
    if (!(await movePayout(tx, payout, { move: 'cancel' }, context.now()))) {
      throw new Problem('conflict', `This payout is ${payout.status} now.`);
    }
    await recordAction(tx, { ...auditOf(adminId, id, reason), action: 'cancel_payout' });
    await tellOfPayout(tx, context, id, 'canceled');
  });
  return getPayoutRecord(context, id);
}
