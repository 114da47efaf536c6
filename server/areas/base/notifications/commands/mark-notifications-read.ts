import type { NotificationReading, NotificationsRead } from '#contract/base/notifications.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { countUnread } from '../queries/count-unread.ts';

/** Notifications newer than the one given stay unread, because the reader has not seen them. */
export async function markNotificationsRead(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  { notification_id, with_older }: NotificationReading,
): Promise<NotificationsRead> {
  return inTransaction(db, async (tx) => {
    const known = await tx
      .selectFrom('notifications')
      .select('id')
      .where('id', '=', notification_id)
      .where('user_id', '=', userId)
      .where('is_shown', '=', true)
      .executeTakeFirst();
    if (known === undefined) throw new Problem('not_found', 'We can’t find that notification.');
    await tx
      .updateTable('notifications')
      .set({ read_at: now().toISOString() })
      .where('user_id', '=', userId)
      .where('is_shown', '=', true)
      .where('read_at', 'is', null)
      .where('id', with_older ? '<=' : '=', notification_id)
      .execute();
    return { unread_notification_count: await countUnread(tx, userId) };
  });
}
