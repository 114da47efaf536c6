import type { Database, Tx } from '#server/platform/db/database.ts';

/** The page shows 99+ from here on, so there is no need to count further. */
const MOST = 100;

/** Shown next to the bell, so every page requests it. */
export async function countUnread(db: Database | Tx, userId: string): Promise<number> {
  const unread = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('is_shown', '=', true)
    .where('read_at', 'is', null)
    .limit(MOST)
    .execute();
  return unread.length;
}
