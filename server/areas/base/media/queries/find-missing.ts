import type { Context } from '#server/platform/context.ts';
import { fileKey } from '../media-keys.ts';

/** Checks only the newest records, because each costs a request to the store and recent losses matter most. */
const MOST_LOOKED_AT = 1000;
const AT_ONCE = 20;

/** Records whose bytes are missing in the store. */
export async function findMissing({ db, files }: Context, most: number) {
  const rows = await db
    .selectFrom('media_files')
    .select(['id', 'bucket_name', 'file_path', 'entity_type', 'entity_id', 'original_name', 'created_at'])
    .where('status', '=', 'ready')
    .where('objects_removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LOOKED_AT)
    .execute();
  const missing: typeof rows = [];
  for (let start = 0; start < rows.length && missing.length < most; start += AT_ONCE) {
    const some = rows.slice(start, start + AT_ONCE);
    const found = await Promise.all(some.map((row) => files.stat(fileKey(row))));
    missing.push(...some.filter((_, place) => found[place] === null));
  }
  return missing.slice(0, most);
}
