import type { MediaFile } from '#contract/base/media.ts';
import type { BucketName } from '#domain/base/media.ts';
import { call } from '#web/api/call.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { NOT_RECORDED, UploadFailure } from './upload-failure.ts';

const FIRST_LOOK_MS = 1000;
const LOOK_AGAIN_MS = 1000;
/** A picture takes a second or two, longer behind a queue. */
const MOST_LOOKS = 120;

/** Polls the record from a second after the upload until the file is ready or failed. */
export async function awaitRecord(
  api: ApiReach,
  query: { bucket_name: BucketName; file_path: string },
): Promise<MediaFile> {
  await pause(FIRST_LOOK_MS);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const media = await call(api, 'GET /api/media/by-path', { query }).catch((cause: { code?: string }) => {
      if (cause.code === 'not_found') throw new UploadFailure(NOT_RECORDED);
      return null;
    });
    if (media && media.status !== 'processing') return media;
    await pause(LOOK_AGAIN_MS);
  }
  throw new UploadFailure(
    'Upload failed: checking the file is taking too long. Reload the page in a few minutes.',
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
