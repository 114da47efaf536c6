import type { MessageRequest } from '#contract/messages/conversations.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** Whether exactly this message was sent before. Another message under the same id is refused. */
export async function wasSentBefore(
  tx: Tx,
  userId: string,
  { id: conversation_id }: { id: string },
  { id, body, media_file_ids }: MessageRequest,
): Promise<boolean> {
  const known = await tx
    .selectFrom('messages')
    .select(['conversation_id', 'sender_id', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (known === undefined) return false;
  const files = await tx
    .selectFrom('message_files')
    .select('media_file_id')
    .where('message_id', '=', id)
    .orderBy('sort_order')
    .execute();
  const isSame =
    known.conversation_id === conversation_id &&
    known.sender_id === userId &&
    known.body === body &&
    files.map(({ media_file_id }) => media_file_id).join() === media_file_ids.join().toLowerCase();
  if (!isSame) throw new Problem('conflict', 'This message was already sent with different words.');
  return true;
}
