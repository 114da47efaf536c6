import type { z } from 'zod';
import type { MediaFile, SignedFile, signedUrlsRequest } from '#contract/base/media.ts';
import type { Account } from '#domain/accounts/access.ts';
import { ENTITY_TYPES, SIGNED_URL_SECONDS } from '#domain/base/media.ts';
import type { Context } from '#server/platform/context.ts';
import { noteView } from '#server/platform/http/note-view.ts';
import { MEDIA_COLUMNS } from './media-columns.ts';
import { canReadFile, isAdminView } from './policy.ts';
import { findEntities } from './queries/find-entities.ts';
import { signFile } from './sign-file.ts';

/** Signs URLs for several files of one bucket. Files that are missing or not readable are left out. */
export async function signUrls(
  context: Context,
  actor: Account,
  { bucket_name, file_paths }: z.output<typeof signedUrlsRequest>,
): Promise<SignedFile[]> {
  const rows = await context.db
    .selectFrom('media_files')
    .select(MEDIA_COLUMNS)
    .where('bucket_name', '=', bucket_name)
    .where('file_path', 'in', [...new Set(file_paths)])
    .where('status', '=', 'ready')
    .where('objects_removed_at', 'is', null)
    .execute();
  const readable = await onlyReadable(context, actor, rows);
  const expires_at = new Date(context.now().getTime() + SIGNED_URL_SECONDS * 1000);
  return Promise.all(readable.map((file) => signFile(context.files, file, expires_at)));
}

async function onlyReadable(context: Context, actor: Account, rows: MediaFile[]): Promise<MediaFile[]> {
  const kept: MediaFile[] = [];
  for (const entity_type of ENTITY_TYPES) {
    const files = rows.filter((row) => row.entity_type === entity_type);
    if (files.length === 0) continue;
    const ids = files.map(({ entity_id }) => entity_id);
    const entities = await findEntities(context.db, actor.user_id, entity_type, ids);
    for (const file of files) {
      const entity = entities.get(file.entity_id);
      if (entity === undefined || !canReadFile(actor, entity, file)) continue;
      if (isAdminView(actor, entity, file.role))
        noteView({ subject_type: 'media_file', subject_id: file.id });
      kept.push(file);
    }
  }
  return kept;
}
