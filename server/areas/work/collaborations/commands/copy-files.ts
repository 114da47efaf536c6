import type { Tx } from '#server/platform/db/database.ts';
import type { LockedDeliverable } from '../lock.ts';

/** Starts the next version with the files of the last one, so that unchanged files needn't be uploaded again. */
export async function copyFiles(
  tx: Tx,
  { id, version }: Pick<LockedDeliverable, 'id' | 'version'>,
  now: Date,
): Promise<void> {
  const begun = await tx
    .selectFrom('deliverable_files')
    .select('media_file_id')
    .where('deliverable_id', '=', id)
    .where('submission_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (begun !== undefined) return;
  const files = await tx
    .selectFrom('deliverable_files as f')
    .innerJoin('media_files as m', 'm.id', 'f.media_file_id')
    .select(['f.media_file_id', 'f.sort_order'])
    .where('f.deliverable_id', '=', id)
    .where('f.version', '=', version)
    .where('f.submission_id', 'is not', null)
    .where('m.is_active', '=', true)
    .where('m.objects_removed_at', 'is', null)
    .orderBy('f.sort_order')
    .orderBy('f.media_file_id')
    .execute();
  if (files.length === 0) return;
  const next = { deliverable_id: id, version: version + 1, created_at: now.toISOString() };
  await tx
    .insertInto('deliverable_files')
    .values(files.map((file) => ({ ...file, ...next })))
    .execute();
}
