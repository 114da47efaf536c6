import { BUCKETS, type BucketName } from '#domain/base/media.ts';
import type { Context } from '#server/platform/context.ts';
import type { StoredFile } from '#server/platform/files/file-store.ts';
import { fileKey, ownerKey } from '../media-keys.ts';

/** A younger object may belong to a row that is still being written. */
const OLDER_THAN_MS = 86_400_000;
const AT_A_TIME = 500;
/** More than this would take too long for a page. The next check finds the rest. */
const MOST_OBJECTS = 50_000;

export interface Orphans {
  objects: StoredFile[];
  /** Whether the check stopped before the end of the bucket. */
  is_partial: boolean;
}

/** Objects in the store that no row lists, or whose row says they were removed. */
export async function findOrphans(context: Context): Promise<Orphans> {
  const orphans: Orphans = { objects: [], is_partial: false };
  for (const bucket of BUCKETS) {
    let seen = 0;
    let batch: StoredFile[] = [];
    for await (const object of context.files.list(`${bucket}/`)) {
      seen += 1;
      if (context.now().getTime() - object.modified_at.getTime() > OLDER_THAN_MS) batch.push(object);
      if (batch.length === AT_A_TIME) {
        orphans.objects.push(...(await withoutRow(context, bucket, batch)));
        batch = [];
      }
      if (seen === MOST_OBJECTS) {
        orphans.is_partial = true;
        break;
      }
    }
    orphans.objects.push(...(await withoutRow(context, bucket, batch)));
  }
  return orphans;
}

async function withoutRow({ db }: Context, bucket: BucketName, batch: StoredFile[]): Promise<StoredFile[]> {
  if (batch.length === 0) return [];
  const paths = batch.map(({ key }) => ownerKey(key).slice(bucket.length + 1));
  const rows = await db
    .selectFrom('media_files')
    .select(['bucket_name', 'file_path'])
    .where('bucket_name', '=', bucket)
    .where('file_path', 'in', [...new Set(paths)])
    .where('objects_removed_at', 'is', null)
    .execute();
  const known = new Set(rows.map(fileKey));
  return batch.filter(({ key }) => !known.has(ownerKey(key)));
}
