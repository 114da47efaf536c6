import { forgetDevices } from '#server/areas/accounts/guessing/commands/forget-devices.ts';
import { endSessions } from '#server/areas/accounts/sessions/commands/end-sessions.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** Deletes the password and everything it opened. A new one can be chosen with a link to the inbox. */
export async function dropPassword(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('credentials').where('user_id', '=', userId).execute();
  await endSessions(tx, userId);
  await forgetDevices(tx, userId);
}
