import type { MediaFile } from '#contract/base/media.ts';
import type { Account } from '#domain/accounts/access.ts';
import { isSingle, KEEP_DELETED_DAYS, MEDIA_LIMITS } from '#domain/base/media.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { MEDIA_COLUMNS } from '../media-columns.ts';
import { countKeptFiles } from '../queries/count-kept-files.ts';
import { getWritable } from '../queries/get-writable.ts';
import { longestKept } from '../queries/list-media.ts';
import { nextPlace } from './next-place.ts';
import { replaceEarlier } from './replace-earlier.ts';

/** Restores a deleted file at the end of the order. Where only one file is allowed, it replaces the current one. */
export function restoreMedia(context: Context, actor: Account, id: string): Promise<MediaFile> {
  return inTransaction(context.db, async (tx) => {
    const file = await getWritable(tx, actor, id);
    await requireNotRemoved(tx, id);
    return bringBack(tx, file, context.now());
  });
}

/** Only a lifted decision brings back what an admin hid after a report. */
export async function requireNotRemoved(tx: Tx, id: string): Promise<void> {
  const removed = await tx
    .selectFrom('media_files')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  if (removed === undefined) return;
  throw new Problem('conflict', 'This was removed after a report. It comes back if the decision is lifted.');
}

/** The caller has locked the file and checked the permission. */
export async function bringBack(tx: Tx, file: MediaFile, now: Date): Promise<MediaFile> {
  if (file.is_active) return file;
  const limits = MEDIA_LIMITS[file.entity_type][file.role];
  if (limits && !isSingle(file.role) && (await countKeptFiles(tx, file)) >= limits.count) {
    throw new Problem('conflict', `You can have up to ${limits.count} files here. Delete another one first.`);
  }
  const sort_order = await nextPlace(tx, file);
  await replaceEarlier(tx, file, now);
  const back = await tx
    .updateTable('media_files')
    .set({ is_active: true, deleted_at: null, sort_order, updated_at: now.toISOString() })
    .where('id', '=', file.id)
    .where('deleted_at', '>', longestKept(now))
    .where('objects_removed_at', 'is', null)
    .returning(MEDIA_COLUMNS)
    .executeTakeFirst();
  if (back !== undefined) return back;
  throw new Problem(
    'conflict',
    `This file can’t be restored. Deleted files are kept for ${KEEP_DELETED_DAYS} days.`,
  );
}
