import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors.ts';

/** One of one's own devices. A stranger's session is not found. */
export async function endSession(db: Database, userId: string, sessionId: string): Promise<void> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n) throw new Problem('not_found', 'That device is signed out already.');
}
