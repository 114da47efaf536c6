import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** Ends a session of the account itself. Any other session is not found. */
export async function endSession(db: Database, userId: string, sessionId: string): Promise<void> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n) throw new Problem('not_found', 'That device is already signed out.');
}
