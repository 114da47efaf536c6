import type { NotificationPage, NotificationsQuery } from '#contract/base/notifications.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { countUnread } from './count-unread.ts';

const PAGE = 20;

/** The notifications of an account, latest first. */
export async function listNotifications(
  db: Database,
  userId: string,
  { cursor }: NotificationsQuery,
): Promise<NotificationPage> {
  const after = readCursor(cursor);
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'title', 'body', 'href', 'read_at', 'created_at'])
    .where('user_id', '=', userId)
    .where('is_shown', '=', true)
    .$if(after !== null, (query) => query.where('id', '<', after?.[1] ?? ''))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  // Ids sort by creation time. The date is included only because every cursor has two parts.
  const { page, next_cursor } = cutPage(rows, PAGE, ({ created_at, id }) => [created_at, id]);
  return { notifications: page, unread_notification_count: await countUnread(db, userId), next_cursor };
}
