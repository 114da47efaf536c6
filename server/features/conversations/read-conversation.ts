import { sql } from 'kysely';
import type { UnreadCounts } from '#contract/conversations.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
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
    await tx
      .insertInto('conversation_participants')
      .values({ conversation_id: id, user_id: account.user_id, last_read_at: seen.created_at })
      .onConflict((oc) =>
        oc.columns(['conversation_id', 'user_id']).doUpdateSet({
          last_read_at: sql`greatest(conversation_participants.last_read_at, excluded.last_read_at)`,
        }),
      )
      .execute();
  });
  return countNews(db, account);
}
