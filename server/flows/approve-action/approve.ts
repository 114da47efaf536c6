import { adminRolesOf } from '#domain/accounts/access.ts';
import type { ApprovalAction } from '#domain/admin/approvals.ts';
import { APPROVAL_ACCESS, findApprovalRefusal } from '#domain/admin/approvals.ts';
import { REFUND_OPEN_SPOTS } from '#server/areas/admin/payments/commands/refund-open-spots.ts';
import { RETRY_REFUND } from '#server/areas/admin/payments/commands/retry-refund.ts';
import type { Approvable } from '#server/areas/base/approvals/approvable.ts';
import { closeApproval, lockApproval } from '#server/areas/base/approvals/commands/decide-approval.ts';
import { readApprover } from '#server/areas/base/approvals/queries/read-approver.ts';
import {
  CLEAR_CHARGEBACK,
  RELEASE_CHARGEBACK_EARNINGS,
} from '#server/areas/money/chargebacks/commands/decide-chargeback.ts';
import { RETRY_PAYOUT } from '#server/areas/money/payouts-admin/commands/retry-payout.ts';
import { RELEASE_PAYOUT } from '#server/areas/money/payouts-admin/commands/stop-payout.ts';
import { BOOK_PROVIDER_ENTRY } from '#server/areas/money/provider-balance/commands/explain-entry.ts';
import { DECIDE_DISPUTE } from '#server/areas/work/disputes/commands/decide-dispute.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';

/** Everything a second admin may have to approve. */
const ACTIONS: Record<ApprovalAction, Approvable<object>> = {
  retry_refund: RETRY_REFUND,
  refund_open_spots: REFUND_OPEN_SPOTS,
  release_payout: RELEASE_PAYOUT,
  retry_payout: RETRY_PAYOUT,
  decide_dispute: DECIDE_DISPUTE,
  book_provider_entry: BOOK_PROVIDER_ENTRY,
  clear_chargeback: CLEAR_CHARGEBACK,
  release_chargeback_earnings: RELEASE_CHARGEBACK_EARNINGS,
};

/**
 * Approves a request and runs it in one transaction. A second admin finds it approved already. The action itself checks
 * what changed since the request; if it refuses, the request stays open.
 */
export function approve(context: Context, { id, admin_id }: { id: string; admin_id: string }): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const asked = await lockApproval(tx, id);
    const refusal = findApprovalRefusal(asked, await readApprover(tx, admin_id), context.now());
    if (refusal !== null) throw new Problem('conflict', refusal);
    await requireAdmin(tx, asked.requested_by, asked.action);
    await closeApproval(tx, context, { id, admin_id, status: 'approved' });
    await ACTIONS[asked.action].run(tx, context, asked.requested_by, asked.request);
  });
}

/** Refuses requests of people who may no longer do what they asked for. */
async function requireAdmin(tx: Tx, userId: string, action: ApprovalAction): Promise<void> {
  const { admin_role, account_status } = await tx
    .selectFrom('profiles')
    .select(['admin_role', 'account_status'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const roles = adminRolesOf(APPROVAL_ACCESS[action]);
  const isAdmin = admin_role !== null && account_status === 'active';
  if (isAdmin && roles.includes(admin_role)) return;
  const status = isAdmin ? 'may no longer do it' : 'is no longer an admin';
  throw new Problem('conflict', `The person who asked for this ${status}. Decline it.`);
}
