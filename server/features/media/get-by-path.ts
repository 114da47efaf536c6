import type { MediaFile } from '#contract/media.ts';
import type { Account } from '#domain/access.ts';
import type { BucketName } from '#domain/media.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { findEntity } from './find-entities.ts';
import { MEDIA_COLUMNS } from './media-columns.ts';
import { canReadFile } from './policy.ts';

/** What became of an upload, by where it was to lie. */
export async function getByPath(
  { db }: Context,
  actor: Account,
  { bucket_name, file_path }: { bucket_name: BucketName; file_path: string },
): Promise<MediaFile> {
  const file = await db
    .selectFrom('media_files')
    .select(MEDIA_COLUMNS)
    .where('bucket_name', '=', bucket_name)
    .where('file_path', '=', file_path)
    .executeTakeFirst();
  const entity = file && (await findEntity(db, actor.user_id, file));
  if (!file || !entity || !canReadFile(actor, entity, file)) {
    throw new Problem('not_found', 'There is no such file.');
  }
  return file;
}
