import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

export const CHANGES_CHANNEL = 'news';

/** PostgreSQL takes up to 8,000 bytes in one message, and an id with its comma has 37. */
const MOST_AT_ONCE = 200;

/**
 * Signals that something changed for these people, never what. Every process receives it once the caller's
 * transaction commits, and none does if it rolls back. A browser that misses it polls again anyway.
 */
export async function signalChange(tx: Tx, userIds: readonly string[]): Promise<void> {
  for (let start = 0; start < userIds.length; start += MOST_AT_ONCE) {
    const people = userIds.slice(start, start + MOST_AT_ONCE).join();
    await sql`select pg_notify(${CHANGES_CHANNEL}, ${people})`.execute(tx);
  }
}

/** Signals a change to everyone who takes part in a conversation. */
export async function signalConversation(tx: Tx, conversationId: string): Promise<void> {
  await sql`select pg_notify(${CHANGES_CHANNEL}, string_agg(user_id::text, ','))
    from conversation_participants where conversation_id = ${conversationId} having count(*) > 0`.execute(tx);
}
