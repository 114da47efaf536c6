import type { Approver } from '#domain/admin/approvals.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** An admin with the facts that decide about approving. The audit log knows since when they have their role. */
export async function readApprover(db: Database | Tx, user_id: string): Promise<Approver> {
  const rows = await db
    .selectFrom('profiles')
    .select(({ fn }) => ['admin_role', fn.countAll<number>().as('count')])
    .select(({ fn, eb }) => fn.agg<boolean>('bool_or', [eb('user_id', '=', user_id)]).as('is_approver'))
    .where('role', '=', 'admin')
    .where('account_status', '=', 'active')
    .groupBy('admin_role')
    .execute();
  const made = await db
    .selectFrom('audit_log')
    .select('created_at')
    .where('subject_type', '=', 'account')
    .where('subject_id', '=', user_id)
    .where('action', '=', 'change_role')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    user_id,
    admin_role: rows.find(({ is_approver }) => is_approver)?.admin_role ?? null,
    admins: Object.fromEntries(rows.map(({ admin_role, count }) => [admin_role, Number(count)])),
    admin_since: made?.created_at ?? null,
  };
}
