import { type AccessRuleName, adminRolesOf } from '#domain/accounts/access.ts';
import type { AdminRole } from '#domain/accounts/roles.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** Far more admins than a platform has. Every query needs a limit. */
const MOST_ADMINS = 500;

/** The admins who are notified when something needs a person: those who may use what the rule guards. */
export function listAdmins(tx: Tx, rule: AccessRuleName): Promise<string[]> {
  return listAdminsWith(tx, adminRolesOf(rule));
}

export async function listAdminsWith(tx: Tx, roles: readonly AdminRole[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('profiles')
    .select('user_id')
    .where('role', '=', 'admin')
    .where('admin_role', 'in', roles)
    .where('account_status', '=', 'active')
    .orderBy('user_id')
    .limit(MOST_ADMINS)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
