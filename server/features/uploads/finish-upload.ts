import { MEDIA_LIMITS } from '#domain/media.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { countHeld } from '../media/count-held.ts';
import { lockEntity } from '../media/lock-entity.ts';
import { nextPlace } from '../media/next-place.ts';
import { fullWords } from './admit-upload.ts';
import { takeInMedia } from './take-in-media.ts';

/** All bytes are there: the file is written down, and looked into by a job. Asked twice, it is written down once. */
export async function finishUpload(context: Context, uploadId: string): Promise<void> {
  const finished_at = context.now().toISOString();
  await inTransaction(context.db, async (tx) => {
    const upload = await tx
      .selectFrom('uploads')
      .selectAll()
      .where('id', '=', uploadId)
      .forUpdate()
      .executeTakeFirst();
    if (upload === undefined || upload.finished_at !== null) return;
    const { bucket_name, file_path, entity_type, entity_id, role, content_type, original_name } = upload;
    await lockEntity(tx, upload);
    const limits = MEDIA_LIMITS[entity_type][role];
    const isFull = limits && limits.count > 1 && (await countHeld(tx, upload)) >= limits.count;
    const sent = { content_type, original_name, byte_size: upload.byte_size, uploaded_by: upload.user_id };
    const { id } = await tx
      .insertInto('media_files')
      .values({
        id: newId(),
        ...{ bucket_name, file_path, entity_type, entity_id, role },
        ...sent,
        status: isFull ? 'failed' : 'processing',
        failure: isFull ? fullWords(limits) : null,
        sort_order: await nextPlace(tx, upload),
        created_at: finished_at,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['bucket_name', 'file_path'])
          .doUpdateSet({ ...sent, status: 'processing', failure: null, updated_at: finished_at }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('uploads')
      .set({ finished_at, media_file_id: id })
      .where('id', '=', uploadId)
      .execute();
    await context.queue.enqueue(tx, takeInMedia, { media_file_id: id });
  });
}
