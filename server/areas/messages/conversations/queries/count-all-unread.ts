import type { UnreadCounts } from '#contract/messages/conversations.ts';
import { countUnread } from '#server/areas/base/notifications/queries/count-unread.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import type { Talker } from '../require-conversation.ts';
import { countUnreadMessages } from './count-unread-messages.ts';

/** Counts unread notifications and messages. */
export async function countAllUnread(db: Database | Tx, account: Talker): Promise<UnreadCounts> {
  const [unread_notification_count, unread_message_count] = await Promise.all([
    countUnread(db, account.user_id),
    countUnreadMessages(db, account),
  ]);
  return { unread_notification_count, unread_message_count };
}
