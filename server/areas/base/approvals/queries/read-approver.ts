import type { Approver } from '#domain/admin/approvals.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** An admin with the facts that decide about approving. The audit log knows since when they are an admin. */
export async function readApprover(db: Database | Tx, user_id: string): Promise<Approver> {
  const { admin_count } = await db
    .selectFrom('profiles')
    .select(({ fn }) => fn.countAll<number>().as('admin_count'))
    .where('role', '=', 'admin')
    .where('account_status', '=', 'active')
    .executeTakeFirstOrThrow();
  const made = await db
    .selectFrom('audit_log')
    .select('created_at')
    .where('subject_type', '=', 'account')
    .where('subject_id', '=', user_id)
    .where('action', '=', 'change_role')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { user_id, admin_count: Number(admin_count), admin_since: made?.created_at ?? null };
}
