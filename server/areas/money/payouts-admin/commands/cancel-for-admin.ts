import type { AdminPayout } from '#contract/money/payouts-admin.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { lockPayout } from '#server/areas/money/payouts/lock.ts';
import { notifyAboutPayout } from '#server/areas/money/payouts/notify.ts';
import { movePayout } from '#server/areas/money/payouts/transition.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { getPayoutRecord } from '../queries/get-payout.ts';
import { auditOf, type PayoutAction } from './stop-payout.ts';

/** Cancels a payout before it leaves. Its money becomes available again. */
export async function cancelForAdmin(
  context: Context,
  adminId: string,
  { id, reason }: PayoutAction,
): Promise<AdminPayout> {
  await inTransaction(context.db, async (tx) => {
    const payout = await lockPayout(tx, id);
    if (!(await movePayout(tx, payout, { move: 'cancel' }, context.now()))) {
      throw new Problem('conflict', `This payout is ${payout.status} now.`);
    }
    await recordAction(tx, { ...auditOf(adminId, id, reason), action: 'cancel_payout' });
    await notifyAboutPayout(tx, context, id, 'canceled');
  });
  return getPayoutRecord(context, id);
}
