import { type RawBuilder, sql } from 'kysely';
import type { UnreadCounts } from '#contract/conversations.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { hintConversation } from '../events/hint-news.ts';
import { countNews } from './count-news.ts';
import { requireConversation, type Talker } from './require-conversation.ts';

/** Marks all up to a message as read. Reading never goes back, whichever tab is the later. */
export async function readConversation(
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
    if (seen === undefined) throw new Problem('not_found', 'There is no such message in this conversation.');
    const { last_message_at } = await holdStill(tx, id);
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
    // Pages that are told read again: told of nothing, they would go on for ever.
    if (numInsertedOrUpdatedRows === 1n) await hintConversation(tx, id);
  });
  return countNews(db, account);
}

/** Or to the end once more, where the hint was there for nothing. */
function isFurther(hasMore: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`conversation_participants.last_read_at is null
    or conversation_participants.last_read_at < excluded.last_read_at
    or (conversation_participants.has_news and not ${hasMore})`;
}

/** Nothing is written while somebody reads, or the hint of what came in then would be lost. */
function holdStill(tx: Tx, id: string): Promise<{ last_message_at: string | null }> {
  return tx
    .selectFrom('conversations')
    .select('last_message_at')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow();
}
