import type { Context } from '../../context.ts';
import { fileKey } from './media-keys.ts';

/** The newest records are the ones whose loss is noticed, and each costs a question to the store. */
const MOST_LOOKED_AT = 1000;
const AT_ONCE = 20;

/** Records that promise bytes the store does not have. */
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
