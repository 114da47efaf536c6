import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';

/**
 * Locks every admin who can act, always in the same order, so that two who turn on each other at once do so one after
 * the other: whoever comes second is no admin any more and is refused. There is always one left.
 */
export async function holdAdmins(tx: Tx, actorId: string): Promise<void> {
  const admins = await tx
    .selectFrom('profiles')
    .select('user_id')
    .where('role', '=', 'admin')
    .where('account_status', '=', 'active')
    .orderBy('user_id')
    .forUpdate()
    .execute();
  if (!admins.some(({ user_id }) => user_id === actorId)) {
    throw new Problem('conflict', 'Your own account is no admin any more.');
  }
}
