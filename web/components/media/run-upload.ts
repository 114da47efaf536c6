import type { MediaFile } from '#contract/base/media.ts';
import { call } from '#web/api/call.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { awaitRecord } from './await-record.ts';
import { convertHeic } from './convert-heic.ts';
import { isHeic, kindOf, typeOf } from './file-kind.ts';
import type { MediaPlace } from './media-options.ts';
import { type Sending, sendFile } from './send-file.ts';
import { takeStill } from './take-still.ts';
import { UploadFailure } from './upload-failure.ts';
import type { UploadView } from './upload-view.ts';

interface Watch {
  onChange(change: Partial<UploadView>): void;
  onSending(sending: Pick<Sending, 'cancel' | 'pause' | 'resume'>): void;
}

/** Uploads a file and waits until its record is ready. */
export async function runUpload(
  api: ApiReach,
  place: MediaPlace,
  original: File,
  watch: Watch,
): Promise<MediaFile> {
  const file = isHeic(typeOf(original)) ? await convertHeic(original) : original;
  const type = typeOf(file);
  const still = kindOf(type) === 'video' ? await takeStill(file) : null;
  const preview = still ?? (file === original ? null : file);
  watch.onChange({
    state: 'sending',
    byte_size: file.size,
    ...(preview && { preview: URL.createObjectURL(preview) }),
  });
  const sending = sendFile(file, type, place, (sent_bytes) => watch.onChange({ sent_bytes }));
  watch.onSending(sending);
  const where = await sending.done;
  watch.onChange({ state: 'checking', sent_bytes: file.size });
  const media = await awaitRecord(api, where);
  await sending.forget();
  if (media.status === 'failed') {
    await call(api, 'DELETE /api/media/:id', { params: { id: media.id } }).catch(() => null);
    throw new UploadFailure(`Upload failed: ${media.failure ?? 'we can’t use this file.'}`);
  }
  return still ? withPoster(api, media, still) : media;
}

/** A video works without its still. */
async function withPoster(api: ApiReach, media: MediaFile, still: Blob): Promise<MediaFile> {
  await fetch(`/api/media/${media.id}/poster`, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg' },
    body: still,
  }).catch(() => null);
  const { bucket_name, file_path } = media;
  return call(api, 'GET /api/media/by-path', { query: { bucket_name, file_path } }).catch(() => media);
}
