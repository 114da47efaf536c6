import { uploadKey } from '#server/areas/base/media/media-keys.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';

/** Suffixes of the files that tus keeps for an upload: metadata on disk, metadata and an unfinished part on S3. */
const BESIDE = ['', '.json', '.info', '.part'];

/** Removes the uploaded bytes, which are not needed after processing. */
export async function dropUpload(files: FileStore, id: string): Promise<void> {
  await files.remove(BESIDE.map((ending) => uploadKey(id) + ending));
}
