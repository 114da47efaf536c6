import { compileOnce } from '#server/platform/db/compiled-query.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** The page shows 99+ from here on, so there is no need to count further. */
const MOST = 100;

/** Shown next to the bell, so every page requests it. */
export async function countUnread(db: Database | Tx, userId: string): Promise<number> {
  const unread = await findUnread(db, { user_id: userId });
  return unread.length;
}

const findUnread = compileOnce((db, { user_id }: { user_id: string }) =>
  db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', user_id)
    .where('is_shown', '=', true)
    .where('read_at', 'is', null)
    .limit(MOST),
);
