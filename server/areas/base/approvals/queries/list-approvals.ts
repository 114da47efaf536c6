import type { Approval, ApprovalList } from '#contract/base/approvals.ts';
import { canApprove, findApprovalRefusal } from '#domain/admin/approvals.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readApprover } from './read-approver.ts';

const MOST_OPEN = 100;
const MOST_DECIDED = 50;

/** Requests that need a second admin, oldest first, and the latest decisions. */
export async function listApprovals(
  { db, now }: Pick<Context, 'db' | 'now'>,
  adminId: string,
): Promise<ApprovalList> {
  const approver = await readApprover(db, adminId);
  const open = await approvalQuery(db)
    .where('a.status', '=', 'open')
    .where('a.expires_at', '>', now().toISOString())
    .orderBy('a.created_at')
    .orderBy('a.id')
    .limit(MOST_OPEN)
    .execute();
  const decided = await approvalQuery(db)
    .where('a.status', '<>', 'open')
    .orderBy('a.decided_at', 'desc')
    .limit(MOST_DECIDED)
    .execute();
  const present = (row: Row): Approval => {
    const { asker, asker_email, decider, decider_email, ...approval } = row;
    return {
      ...approval,
      requested_by: displayName({ full_name: asker, email: asker_email }),
      is_own: row.requested_by === adminId,
      can_decline: canApprove(row.action, approver.admin_role),
      refusal: findApprovalRefusal(approval, approver, now()),
      decided_by: row.decided_by && displayName({ full_name: decider, email: decider_email }),
    };
  };
  return { open: open.map(present), decided: decided.map(present) };
}

type Row = Awaited<ReturnType<ReturnType<typeof approvalQuery>['executeTakeFirstOrThrow']>>;

function approvalQuery(db: Database) {
  return db
    .selectFrom('approvals as a')
    .innerJoin('users as u', 'u.id', 'a.requested_by')
    .innerJoin('profiles as p', 'p.user_id', 'a.requested_by')
    .leftJoin('users as du', 'du.id', 'a.decided_by')
    .leftJoin('profiles as dp', 'dp.user_id', 'a.decided_by')
    .select(['a.id', 'a.action', 'a.subject_id', 'a.amount_cents', 'a.reason', 'a.status', 'a.requested_by'])
    .select(['a.decided_by', 'a.decided_at', 'a.expires_at', 'a.created_at'])
    .select(['u.email as asker_email', 'p.full_name as asker'])
    .select(['du.email as decider_email', 'dp.full_name as decider']);
}
