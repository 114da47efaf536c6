import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

export const NEWS_CHANNEL = 'news';

/**
 * Says that there is something new for these people, never what. It is heard by every process once the caller's
 * transaction is written, and not at all if it is undone. Whoever misses it asks again soon anyway.
 */
export async function hintNews(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await sql`select pg_notify(${NEWS_CHANNEL}, ${userIds.join()})`.execute(tx);
}

/** The same for everybody who takes part in a conversation. */
export async function hintConversation(tx: Tx, conversationId: string): Promise<void> {
  await sql`select pg_notify(${NEWS_CHANNEL}, string_agg(user_id::text, ','))
    from conversation_participants where conversation_id = ${conversationId} having count(*) > 0`.execute(tx);
}
