import type { MediaFile } from '#contract/base/media.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { BucketName } from '#domain/base/media.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { noteView } from '#server/platform/http/note-view.ts';
import { MEDIA_COLUMNS } from '../media-columns.ts';
import { canReadFile, isAdminView } from '../policy.ts';
import { findEntity } from './find-entities.ts';

/** The state of an upload, found by its path. */
export async function getByPath(
  { db }: Context,
  actor: Account,
  { bucket_name, file_path }: { bucket_name: BucketName; file_path: string },
): Promise<MediaFile> {
  const row = await db
    .selectFrom('media_files')
    .select([...MEDIA_COLUMNS, 'uploaded_by'])
    .where('bucket_name', '=', bucket_name)
    .where('file_path', '=', file_path)
    .executeTakeFirst();
  const entity = row && (await findEntity(db, actor.user_id, row));
  if (!row || !entity) throw notFound();
  const { uploaded_by, ...file } = row;
  // Admins read the state of what they upload for a side of a dispute, and members with a limit that of their attachments.
  const isOwnUpload = (actor.role === 'admin' || entity.is_limited) && uploaded_by === actor.user_id;
  if (!isOwnUpload && !canReadFile(actor, entity, file)) throw notFound();
  if (isAdminView(actor, entity, file.role)) noteView({ subject_type: 'media_file', subject_id: file.id });
  return file;
}

function notFound(): Problem {
  return new Problem('not_found', 'We can’t find that file.');
}
