import type { MediaFile } from '#contract/media.ts';
import { getMediaByPath, removeMedia } from '#web/api/generated/sdk.gen.ts';
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

/** One file, from the disk of its owner to a record that says it is ready. */
export async function carryUpload(
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
    await removeMedia({ ...api, path: { id: media.id } });
    throw new UploadFailure(`Upload failed: ${media.failure ?? 'the file cannot be used.'}`);
  }
  return still ? withPoster(api, media, still) : media;
}

/** A video without its still is a video all the same. */
async function withPoster(api: ApiReach, media: MediaFile, still: Blob): Promise<MediaFile> {
  await fetch(`/api/media/${media.id}/poster`, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg' },
    body: still,
  }).catch(() => null);
  const { bucket_name, file_path } = media;
  const { data } = await getMediaByPath({ ...api, query: { bucket_name, file_path } });
  return data ?? media;
}
