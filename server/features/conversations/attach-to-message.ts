import type { Tx } from '../../db/database.ts';
import { requireAttachable } from '../media/require-attachable.ts';
import type { OwnConversation } from './require-conversation.ts';

interface Attaching {
  message_id: string;
  own: Pick<OwnConversation, 'side' | 'own_entity_id'>;
  media_file_ids: readonly string[];
}

/** Files that go with a message: one's own, whole, and shown nowhere before. */
export async function attachToMessage(tx: Tx, { message_id, own, media_file_ids }: Attaching): Promise<void> {
  if (media_file_ids.length === 0) return;
  await requireAttachable(tx, { entity_type: own.side, entity_id: own.own_entity_id }, media_file_ids);
  await tx
    .insertInto('message_files')
    .values(media_file_ids.map((media_file_id, sort_order) => ({ message_id, media_file_id, sort_order })))
    .execute();
}
