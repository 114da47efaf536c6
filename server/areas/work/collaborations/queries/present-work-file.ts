import type { MediaFile } from '#contract/base/media.ts';
import type { WorkFile } from '#contract/work/deliverables.ts';
import { isVideoType, SIGNED_URL_SECONDS } from '#domain/base/media.ts';
import { signFile } from '#server/areas/base/media/sign-file.ts';
import type { Context } from '#server/platform/context.ts';

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

/** A file with expiring URLs, as shown to both sides. The caller checks who may see it. */
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
