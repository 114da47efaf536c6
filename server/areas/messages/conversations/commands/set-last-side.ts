import type { Tx } from '#server/platform/db/database.ts';

/** Recomputes whose turn it is from the remaining messages. The position in the list stays. */
export async function setLastSide(tx: Tx, conversationId: string): Promise<void> {
  const last = await tx
    .selectFrom('messages')
    .select('side')
    .where('conversation_id', '=', conversationId)
    .where('is_deleted', '=', false)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  await tx
    .updateTable('conversations')
    .set({ last_side: last?.side ?? null })
    .where('id', '=', conversationId)
    .execute();
}
