import type { AdminPayout } from '#contract/money/payouts-admin.ts';
import { expectedArrival, nextBatchAt } from '#domain/money/payout-clock.ts';
import { canMovePayout } from '#domain/money/payout-states.ts';
import type { Approvable } from '#server/areas/base/approvals/approvable.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { lockPayout } from '#server/areas/money/payouts/lock.ts';
import { notifyAboutPayout } from '#server/areas/money/payouts/notify.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { getPayoutRecord } from '../queries/get-payout.ts';

export interface PayoutAction {
  id: string;
  reason: string;
}

/** Stops a payout until an admin releases it. */
export async function stopPayout(
  context: Context,
  adminId: string,
  { id, reason }: PayoutAction,
): Promise<AdminPayout> {
  await inTransaction(context.db, async (tx) => {
    const payout = await lockPayout(tx, id);
    if (payout.stopped_at !== null) throw new Problem('conflict', 'This payout is already on hold.');
    if (!canMovePayout('send', payout.status)) throw new Problem('conflict', 'This payout was already sent.');
    const at = context.now().toISOString();
    await tx
      .updateTable('payouts')
      .set({ stopped_at: at, stop_reason: reason, updated_at: at })
      .where('id', '=', id)
      .execute();
    await notifyAboutPayout(tx, context, id, 'stopped');
    await recordAction(tx, { ...auditOf(adminId, id, reason), action: 'stop_payout' });
  });
  return getPayoutRecord(context, id);
}

/** Releases a stopped payout for the next batch. */
export async function releasePayout(
  context: Context,
  adminId: string,
  action: PayoutAction,
): Promise<AdminPayout> {
  await inTransaction(context.db, (tx) => releaseInTransaction(tx, context, adminId, action));
  return getPayoutRecord(context, action.id);
}

export const findPayoutAmount: Approvable<PayoutAction>['findAmount'] = (db, id) =>
  db.selectFrom('payouts').select('amount_cents as cents').where('id', '=', id).executeTakeFirst();

/** At or above the amount in the settings, a second admin has to approve it. */
export const RELEASE_PAYOUT: Approvable<PayoutAction> = {
  action: 'release_payout',
  findAmount: findPayoutAmount,
  run: releaseInTransaction,
};

async function releaseInTransaction(
  tx: Tx,
  context: Context,
  adminId: string,
  { id, reason }: PayoutAction,
): Promise<void> {
  const payout = await lockPayout(tx, id);
  if (payout.stopped_at === null && payout.payee.stopped_at === null) {
    throw new Problem('conflict', 'This payout isn’t on hold.');
  }
  const leavesAt = nextBatchAt(context.now());
  await tx
    .updateTable('payouts')
    .set({
      stopped_at: null,
      stop_reason: null,
      leaves_at: leavesAt.toISOString(),
      arrives_on: expectedArrival(leavesAt),
      updated_at: context.now().toISOString(),
    })
    .where('id', '=', id)
    .execute();
  await releaseAccount(tx, payout.creator_id);
  await notifyAboutPayout(tx, context, id, 'released');
  await recordAction(tx, { ...auditOf(adminId, id, reason), action: 'release_payout' });
}

/** The owner's report concerns the whole account, so releasing one of its payouts releases all. */
async function releaseAccount(tx: Tx, creatorId: string): Promise<void> {
  await tx.updateTable('payees').set({ stopped_at: null }).where('creator_id', '=', creatorId).execute();
}

export function auditOf(actor_id: string, subject_id: string, reason: string) {
  return { actor_id, subject_type: 'payout', subject_id, reason } as const;
}
