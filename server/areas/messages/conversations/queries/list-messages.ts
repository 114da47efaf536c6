import { sql } from 'kysely';
import type { MessagePage, MessagesQuery } from '#contract/messages/conversations.ts';
import { MESSAGES_A_PAGE } from '#domain/messages/conversations.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import { requireConversation, type Talker } from '../require-conversation.ts';
import { presentMessages, selectMessages } from './read-messages.ts';

/** The messages of a conversation, newest first. */
export async function listMessages(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  account: Talker,
  conversationId: string,
  { cursor }: MessagesQuery,
): Promise<MessagePage> {
  const { id } = await requireConversation(context.db, account, conversationId);
  return readMessagePage(context, { id, user_id: account.user_id, cursor });
}

interface Wanted extends MessagesQuery {
  id: string;
  user_id: string;
}

/** A page of a conversation. The caller has checked who reads it. */
export async function readMessagePage(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  { id, user_id, cursor }: Wanted,
): Promise<MessagePage> {
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
  return { messages: await presentMessages(context, user_id, page), next_cursor };
}
