import type { MediaFile } from '#contract/media.ts';
import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { getWritable } from './get-writable.ts';
import { MEDIA_COLUMNS } from './media-columns.ts';
import { removeObjects } from './remove-objects.ts';

/**
 * The file is shown to nobody any more; for 30 days it can be brought back. `fromStorage` takes its bytes away as well.
 * Done twice, it is deleted since the first time.
 */
export async function removeMedia(
  context: Context,
  actor: Account,
  id: string,
  { fromStorage }: { fromStorage: boolean },
): Promise<MediaFile> {
  const file = await inTransaction(context.db, async (tx) => {
    await getWritable(tx, actor, id);
    await takeOutOfWork(tx, id);
    return markDeleted(tx, id, context.now(), fromStorage);
  });
  // The row says that they are gone; should this fail, the sweep finds bytes that belong to nothing.
  if (fromStorage) await removeObjects(context.files, file);
  return file;
}

/** What was sent stays with the work or the message it went with, and what was shown in a dispute with that; what only waits to be sent is taken out of it. */
async function takeOutOfWork(tx: Tx, id: string): Promise<void> {
  const sent = await tx
    .selectFrom('deliverable_files')
    .select('deliverable_id')
    .where('media_file_id', '=', id)
    .where('submission_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (sent !== undefined) {
    throw new Problem('conflict', 'It was sent to a business, so it stays with that work.');
  }
  const shown = await tx
    .selectFrom('dispute_statement_files')
    .select('media_file_id')
    .where('media_file_id', '=', id)
    .executeTakeFirst();
  if (shown !== undefined) throw new Problem('conflict', 'It was shown in a dispute, so it stays with it.');
  const told = await tx
    .selectFrom('message_files')
    .select('media_file_id')
    .where('media_file_id', '=', id)
    .executeTakeFirst();
  if (told !== undefined)
    throw new Problem('conflict', 'It went with a message. Delete the message instead.');
  await tx.deleteFrom('deliverable_files').where('media_file_id', '=', id).execute();
}

async function markDeleted(tx: Tx, id: string, now: Date, fromStorage: boolean): Promise<MediaFile> {
  const at = now.toISOString();
  await tx
    .updateTable('media_files')
    .set({ is_active: false, deleted_at: at, updated_at: at })
    .where('id', '=', id)
    .where('is_active', '=', true)
    .execute();
  if (fromStorage) {
    await tx.updateTable('media_files').set({ objects_removed_at: at }).where('id', '=', id).execute();
  }
  return tx.selectFrom('media_files').select(MEDIA_COLUMNS).where('id', '=', id).executeTakeFirstOrThrow();
}
