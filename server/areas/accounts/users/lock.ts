import type { AdminRole } from '#domain/accounts/roles.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/**
 * Locks all active admins in a fixed order and returns the role of the one who acts. If two admins remove each other at
 * the same time, the second one is no longer an admin by then and is refused, so one always remains.
 */
export async function lockAdmins(tx: Tx, actorId: string): Promise<AdminRole | null> {
  const admins = await tx
    .selectFrom('profiles')
    .select(['user_id', 'admin_role'])
    .where('role', '=', 'admin')
    .where('account_status', '=', 'active')
    .orderBy('user_id')
    .forUpdate()
    .execute();
  const actor = admins.find(({ user_id }) => user_id === actorId);
  if (actor === undefined) throw new Problem('conflict', 'You’re no longer an admin.');
  return actor.admin_role;
}
