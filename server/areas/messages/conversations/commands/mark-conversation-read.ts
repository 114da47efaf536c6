import { type RawBuilder, sql } from 'kysely';
import type { UnreadCounts } from '#contract/messages/conversations.ts';
import { signalConversation } from '#server/areas/base/events/commands/signal-change.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { countAllUnread } from '../queries/count-all-unread.ts';
import { requireConversation, type Talker } from '../require-conversation.ts';

/** Marks everything up to a message as read. The position never moves back, even with several tabs. */
export async function markConversationRead(
  { db }: Pick<Context, 'db'>,
  account: Talker,
  conversationId: string,
  messageId: string,
): Promise<UnreadCounts> {
  await inTransaction(db, async (tx) => {
    const { id } = await requireConversation(tx, account, conversationId);
    const seen = await tx
      .selectFrom('messages')
      .select('created_at')
      .where('id', '=', messageId)
      .where('conversation_id', '=', id)
      .executeTakeFirst();
    if (seen === undefined)
      throw new Problem('not_found', 'We can’t find that message in this conversation.');
    const { last_message_at } = await lockConversation(tx, id);
    const hasMore = sql<boolean>`excluded.last_read_at < ${last_message_at}`;
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('conversation_participants')
      .values({ conversation_id: id, user_id: account.user_id, last_read_at: seen.created_at })
      .onConflict((oc) =>
        oc
          .columns(['conversation_id', 'user_id'])
          .doUpdateSet({
            last_read_at: sql`greatest(conversation_participants.last_read_at, excluded.last_read_at)`,
            has_news: hasMore,
          })
          .where(isFurther(hasMore)),
      )
      .executeTakeFirst();
    // Signal only real changes: pages read again after each signal, so they would never stop.
    if (numInsertedOrUpdatedRows === 1n) await signalConversation(tx, id);
  });
  return countAllUnread(db, account);
}

/** True if the position moves forward, or if the hint of news has to be cleared. */
function isFurther(hasMore: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`conversation_participants.last_read_at is null
    or conversation_participants.last_read_at < excluded.last_read_at
    or (conversation_participants.has_news and not ${hasMore})`;
}

/** Blocks new messages while the position is saved, or the hint of a new one would be lost. */
function lockConversation(tx: Tx, id: string): Promise<{ last_message_at: string | null }> {
  return tx
    .selectFrom('conversations')
    .select('last_message_at')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow();
}
