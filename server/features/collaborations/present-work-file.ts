import type { WorkFile } from '#contract/collaborations.ts';
import type { MediaFile } from '#contract/media.ts';
import { isVideoType, SIGNED_URL_SECONDS } from '#domain/media.ts';
import type { Context } from '../../context.ts';
import { signFile } from '../media/sign-file.ts';

type Row = Pick<
  MediaFile,
  | 'id'
  | 'bucket_name'
  | 'file_path'
  | 'widths'
  | 'has_poster'
  | 'original_name'
  | 'content_type'
  | 'status'
  | 'width'
  | 'height'
  | 'duration_seconds'
> & { objects_removed_at: string | null };

/** A file as both sides see it, with addresses that end. Whether they may see it is the caller's affair. */
export async function presentWorkFile(
  { files, now }: Pick<Context, 'files' | 'now'>,
  row: Row,
): Promise<WorkFile> {
  const isThere = row.status === 'ready' && row.objects_removed_at === null;
  const expiresAt = new Date(now().getTime() + SIGNED_URL_SECONDS * 1000);
  const signed = isThere ? await signFile(files, row, expiresAt) : null;
  return {
    media_file_id: row.id,
    original_name: row.original_name,
    mime_type: row.content_type,
    is_video: isVideoType(row.content_type),
    status: row.status,
    width: row.width,
    height: row.height,
    duration_seconds: row.duration_seconds,
    url: signed?.url ?? null,
    poster_url: signed?.poster_url ?? null,
  };
}
