import type { Database, Tx } from '../../db/database.ts';

/** Whoever shows it says 99+ from here on, so nobody counts further. */
const MOST = 100;

/** Beside the bell, so it is asked for with every page. */
export async function countUnread(db: Database | Tx, userId: string): Promise<number> {
  const unread = await db
    .selectFrom('notices')
    .select('id')
    .where('user_id', '=', userId)
    .where('is_shown', '=', true)
    .where('read_at', 'is', null)
    .limit(MOST)
    .execute();
  return unread.length;
}
