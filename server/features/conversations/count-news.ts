import type { UnreadCounts } from '#contract/conversations.ts';
import type { Database, Tx } from '../../db/database.ts';
import { countUnread } from '../notices/count-unread.ts';
import { countUnreadMessages } from './count-unread-messages.ts';
import type { Talker } from './require-conversation.ts';

/** All that is new for somebody: at the bell and in their conversations. */
export async function countNews(db: Database | Tx, account: Talker): Promise<UnreadCounts> {
  return {
    unread_notice_count: await countUnread(db, account.user_id),
    unread_message_count: await countUnreadMessages(db, account),
  };
}
