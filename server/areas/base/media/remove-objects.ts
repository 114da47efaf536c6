import type { MediaFile } from '#contract/base/media.ts';
import { PICTURE_WIDTHS } from '#domain/base/media.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { keysOf } from './media-keys.ts';

/** Removes everything a file can have in the store, even if its row doesn't list it. */
export async function removeObjects(
  files: FileStore,
  { bucket_name, file_path }: Pick<MediaFile, 'bucket_name' | 'file_path'>,
): Promise<void> {
  await files.remove(keysOf({ bucket_name, file_path, widths: [...PICTURE_WIDTHS], has_poster: true }));
}
