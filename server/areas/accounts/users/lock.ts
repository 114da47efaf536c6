import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/**
 * Locks all active admins in a fixed order. If two admins remove each other at the same time, the second one is no
 * longer an admin by then and is refused, so one always remains.
 */
export async function lockAdmins(tx: Tx, actorId: string): Promise<void> {
  const admins = await tx
    .selectFrom('profiles')
    .select('user_id')
    .where('role', '=', 'admin')
    .where('account_status', '=', 'active')
    .orderBy('user_id')
    .forUpdate()
    .execute();
  if (!admins.some(({ user_id }) => user_id === actorId)) {
    throw new Problem('conflict', 'You’re no longer an admin.');
  }
}
