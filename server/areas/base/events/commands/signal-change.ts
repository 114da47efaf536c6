import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

export const CHANGES_CHANNEL = 'news';

/**
 * Signals that something changed for these people, never what. Every process receives it once the caller's
 * transaction commits, and none does if it rolls back. A browser that misses it polls again anyway.
 */
export async function signalChange(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await sql`select pg_notify(${CHANGES_CHANNEL}, ${userIds.join()})`.execute(tx);
}

/** Signals a change to everyone who takes part in a conversation. */
export async function signalConversation(tx: Tx, conversationId: string): Promise<void> {
  await sql`select pg_notify(${CHANGES_CHANNEL}, string_agg(user_id::text, ','))
    from conversation_participants where conversation_id = ${conversationId} having count(*) > 0`.execute(tx);
}
