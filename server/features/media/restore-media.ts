import type { MediaFile } from '#contract/media.ts';
import type { Account } from '#domain/access.ts';
import { isSingle, KEEP_DELETED_DAYS, MEDIA_LIMITS } from '#domain/media.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { countHeld } from './count-held.ts';
import { getWritable } from './get-writable.ts';
import { longestKept } from './list-media.ts';
import { MEDIA_COLUMNS } from './media-columns.ts';
import { nextPlace } from './next-place.ts';
import { replaceEarlier } from './replace-earlier.ts';

/** A deleted file comes back, at the end of the row; what there can be one of gives way to it. */
export function restoreMedia(context: Context, actor: Account, id: string): Promise<MediaFile> {
  return inTransaction(context.db, async (tx) =>
    bringBack(tx, await getWritable(tx, actor, id), context.now()),
  );
}

/** For a file that is held by this transaction, and by whoever may decide about it. */
export async function bringBack(tx: Tx, file: MediaFile, now: Date): Promise<MediaFile> {
  if (file.is_active) return file;
  const limits = MEDIA_LIMITS[file.entity_type][file.role];
  if (limits && !isSingle(file.role) && (await countHeld(tx, file)) >= limits.count) {
    throw new Problem('conflict', `There is room for ${limits.count} files here. Delete another one first.`);
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
    `It is gone for good: files can be brought back for ${KEEP_DELETED_DAYS} days.`,
  );
}
