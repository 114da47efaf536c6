import type { MediaFile } from '#contract/base/media.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { MEDIA_COLUMNS } from '../media-columns.ts';
import { getWritable } from '../queries/get-writable.ts';

/**
 * Deletes a file, which can be restored for 30 days. `fromStorage` also removes its bytes. If repeated, the time of the
 * first deletion counts.
 */
export async function removeMedia(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  actor: Account,
  { id, fromStorage }: { id: string; fromStorage: boolean },
): Promise<MediaFile> {
  await getWritable(tx, actor, id);
  await requireUnsent(tx, id);
  return markDeleted(tx, id, now(), fromStorage);
}

/** A file that was sent stays with its work, message or dispute, so it can't be removed. */
async function requireUnsent(tx: Tx, id: string): Promise<void> {
  const sent = await tx
    .selectFrom('deliverable_files')
    .select('deliverable_id')
    .where('media_file_id', '=', id)
    .where('submission_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (sent !== undefined) {
    throw new Problem('conflict', 'You submitted this file to a business, so it can’t be deleted.');
  }
  const shown = await tx
    .selectFrom('dispute_statement_files')
    .select('media_file_id')
    .where('media_file_id', '=', id)
    .executeTakeFirst();
  if (shown !== undefined)
    throw new Problem('conflict', 'This file is part of a dispute, so it can’t be deleted.');
  const told = await tx
    .selectFrom('message_files')
    .select('media_file_id')
    .where('media_file_id', '=', id)
    .executeTakeFirst();
  if (told !== undefined)
    throw new Problem('conflict', 'This file was sent in a message. Delete the message instead.');
  const proves = await tx
    .selectFrom('post_readings')
    .select('screenshot_id')
    .where('screenshot_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (proves !== undefined)
    throw new Problem('conflict', 'This screenshot came with the numbers of a post, so it can’t be deleted.');
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
