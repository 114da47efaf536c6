import { signalConversation } from '#server/areas/base/events/commands/signal-change.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { setLastSide } from './set-last-side.ts';

/**
 * Hides a message from both sides after a report. It counts as deleted everywhere, but its words and files stay so that
 * it can be restored. False if its sender deleted it, or if it is hidden already.
 */
export function removeMessage(tx: Tx, id: string, at: string): Promise<boolean> {
  return change(tx, id, { from: { is_deleted: false }, to: { is_deleted: true, removed_at: at } });
}

/** Brings back a message that was hidden. False if it isn't hidden anymore. */
export function restoreMessage(tx: Tx, id: string): Promise<boolean> {
  return change(tx, id, { from: { is_deleted: true }, to: { is_deleted: false, removed_at: null } });
}

interface Change {
  from: { is_deleted: boolean };
  to: { is_deleted: boolean; removed_at: string | null };
}

async function change(tx: Tx, id: string, { from, to }: Change): Promise<boolean> {
  const found = await tx
    .selectFrom('messages')
    .select('conversation_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return false;
  const { conversation_id } = found;
  await tx.selectFrom('conversations').select('id').where('id', '=', conversation_id).forUpdate().execute();
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set(to)
    .where('id', '=', id)
    .where('is_deleted', '=', from.is_deleted)
    .$if(from.is_deleted, (query) => query.where('removed_at', 'is not', null))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await setLastSide(tx, conversation_id);
  await signalConversation(tx, conversation_id);
  return true;
}
