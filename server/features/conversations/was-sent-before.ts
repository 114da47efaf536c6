import type { MessageRequest } from '#contract/conversations.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';

/** Whether exactly this was sent before. Whatever else goes by its id is refused. */
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
  if (!isSame) throw new Problem('conflict', 'This message was sent already, and says something else.');
  return true;
}
