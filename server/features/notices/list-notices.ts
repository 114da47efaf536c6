import type { NoticePage, NoticesQuery } from '#contract/notices.ts';
import { cutPage, readCursor } from '../../db/cursor.ts';
import type { Database } from '../../db/database.ts';
import { countUnread } from './count-unread.ts';

const PAGE = 20;

/** What one was told at the bell, the latest first. */
export async function listNotices(
  db: Database,
  userId: string,
  { cursor }: NoticesQuery,
): Promise<NoticePage> {
  const after = readCursor(cursor);
  const rows = await db
    .selectFrom('notices')
    .select(['id', 'title', 'body', 'href', 'read_at', 'created_at'])
    .where('user_id', '=', userId)
    .where('is_shown', '=', true)
    .$if(after !== null, (query) => query.where('id', '<', after?.[1] ?? ''))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  // Ids sort by time of making: the other half of a place is there because every cursor has one.
  const { page, next_cursor } = cutPage(rows, PAGE, ({ created_at, id }) => [created_at, id]);
  return { notices: page, unread_notice_count: await countUnread(db, userId), next_cursor };
}
