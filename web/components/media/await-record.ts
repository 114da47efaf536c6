import type { MediaFile } from '#contract/media.ts';
import type { BucketName } from '#domain/media.ts';
import { getMediaByPath } from '#web/api/generated/sdk.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { NOT_RECORDED, UploadFailure } from './upload-failure.ts';

const FIRST_LOOK_MS = 1000;
const LOOK_AGAIN_MS = 1000;
/** A picture takes a second or two; a long queue before it, a while. */
const MOST_LOOKS = 120;

/** A second after the upload its record is looked up, and then until it says what became of the file. */
export async function awaitRecord(
  api: ApiReach,
  query: { bucket_name: BucketName; file_path: string },
): Promise<MediaFile> {
  await pause(FIRST_LOOK_MS);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { data, response } = await getMediaByPath({ ...api, query });
    if (response?.status === 404) throw new UploadFailure(NOT_RECORDED);
    if (data && data.status !== 'processing') return data;
    await pause(LOOK_AGAIN_MS);
  }
  throw new UploadFailure('Upload failed: looking into the file takes too long. Reload the page in a while.');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
