import { sql } from 'kysely';
import type { MessagePage, MessagesQuery } from '#contract/conversations.ts';
import { MESSAGES_A_PAGE } from '#domain/conversations.ts';
import type { Context } from '../../context.ts';
import { cutPage, readCursor } from '../../db/cursor.ts';
import { presentMessages, selectMessages } from './read-messages.ts';
import { requireConversation, type Talker } from './require-conversation.ts';

/** What was written, the newest first. */
export async function listMessages(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  account: Talker,
  conversationId: string,
  { cursor }: MessagesQuery,
): Promise<MessagePage> {
  const { id } = await requireConversation(context.db, account, conversationId);
  const [at, afterId] = readCursor(cursor) ?? [null, null];
  const rows = await selectMessages(context.db)
    .where('m.conversation_id', '=', id)
    .$if(at !== null, (query) => query.where(sql<boolean>`(m.created_at, m.id) < (${at}, ${afterId})`))
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(MESSAGES_A_PAGE + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, MESSAGES_A_PAGE, ({ created_at, id: last }) => [
    created_at,
    last,
  ]);
  return { messages: await presentMessages(context, account.user_id, page), next_cursor };
}
