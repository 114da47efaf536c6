import type { NotificationPage, NotificationsQuery } from '#contract/base/notifications.ts';
import type { Account } from '#domain/accounts/access.ts';
import { inBusiness } from '#domain/businesses/business-links.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { countUnread } from './count-unread.ts';

const PAGE = 20;

/** The notifications of an account, latest first. */
export async function listNotifications(
  db: Database,
  { user_id, business_count }: Pick<Account, 'user_id' | 'business_count'>,
  { cursor }: NotificationsQuery,
): Promise<NotificationPage> {
  const after = readCursor(cursor);
  const rows = await db
    .selectFrom('notifications as n')
    .leftJoin('businesses as b', 'b.id', 'n.business_id')
    .select(['n.id', 'n.title', 'n.body', 'n.href', 'n.read_at', 'n.created_at'])
    .select(['n.business_id', 'b.business_name'])
    .where('n.user_id', '=', user_id)
    .where('n.is_shown', '=', true)
    .$if(after !== null, (query) => query.where('n.id', '<', after?.[1] ?? ''))
    .orderBy('n.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  // Ids sort by creation time. The date is included only because every cursor has two parts.
  const { page, next_cursor } = cutPage(rows, PAGE, ({ created_at, id }) => [created_at, id]);
  const namesBusinesses = business_count > 1;
  return {
    notifications: page.map(({ business_id, business_name, href, ...row }) => ({
      ...row,
      href: namesBusinesses && business_id !== null ? inBusiness(href, business_id) : href,
      business_name: namesBusinesses ? business_name : null,
    })),
    unread_notification_count: await countUnread(db, user_id),
    next_cursor,
  };
}
