import type { MediaFile } from '#contract/base/media.ts';
import { ACCESS_RULES, findDenial } from '#domain/accounts/access.ts';
import { MEDIA_LIMITS } from '#domain/base/media.ts';
import { getAccount } from '#server/areas/base/actors/account-query.ts';
import { nextPlace } from '#server/areas/base/media/commands/next-place.ts';
import { lockEntity } from '#server/areas/base/media/lock.ts';
import { canUpload } from '#server/areas/base/media/policy.ts';
import { countKeptFiles } from '#server/areas/base/media/queries/count-kept-files.ts';
import { findEntity } from '#server/areas/base/media/queries/find-entities.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { dropUpload } from '../drop-upload.ts';
import { takeInMedia } from '../jobs/take-in-media.ts';
import { fullWords } from './admit-upload.ts';

/** Records the file once all bytes have arrived and queues its processing. Safe to repeat. */
export async function finishUpload(context: Context, uploadId: string): Promise<void> {
  const finished_at = context.now().toISOString();
  const isRefused = await inTransaction(context.db, async (tx) => {
    const upload = await tx
      .selectFrom('uploads')
      .selectAll()
      .where('id', '=', uploadId)
      .forUpdate()
      .executeTakeFirst();
    if (upload === undefined || upload.finished_at !== null) return false;
    if (!(await mayStillWrite(context, tx, upload))) {
      await tx.deleteFrom('uploads').where('id', '=', uploadId).execute();
      return true;
    }
    const { bucket_name, file_path, entity_type, entity_id, role, content_type, original_name } = upload;
    await lockEntity(tx, upload);
    const limits = MEDIA_LIMITS[entity_type][role];
    const isFull = limits && limits.count > 1 && (await countKeptFiles(tx, upload)) >= limits.count;
    const { id } = await tx
      .insertInto('media_files')
      .values({
        id: newId(),
        ...{ bucket_name, file_path, entity_type, entity_id, role },
        ...{ content_type, original_name, byte_size: upload.byte_size, uploaded_by: upload.user_id },
        status: isFull ? 'failed' : 'processing',
        failure: isFull ? fullWords(limits) : null,
        sort_order: await nextPlace(tx, upload),
        created_at: finished_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('uploads')
      .set({ finished_at, media_file_id: id })
      .where('id', '=', uploadId)
      .execute();
    await context.queue.enqueue(tx, takeInMedia, { media_file_id: id });
    return false;
  });
  if (!isRefused) return;
  await dropUpload(context.files, uploadId);
  throw new Problem('access_denied', 'You can no longer add files here, so this one wasn’t saved.');
}

/** Checks the permission again, because a day can pass between the first and the last byte. */
async function mayStillWrite(
  { now }: Context,
  tx: Tx,
  upload: Pick<MediaFile, 'entity_type' | 'entity_id' | 'role'> & { user_id: string },
): Promise<boolean> {
  const account = await getAccount(tx, upload.user_id, now());
  const entity = await findEntity(tx, upload.user_id, upload);
  const isGood = findDenial(ACCESS_RULES.in_good_standing, account) === null;
  return isGood && entity !== null && canUpload(account, entity, upload.role);
}
