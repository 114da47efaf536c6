import type { MediaFile } from '#contract/media.ts';
import { PICTURE_WIDTHS } from '#domain/media.ts';
import type { FileStore } from '../../files/file-store.ts';
import { keysOf } from './media-keys.ts';

/** Everything a file can have left in the store, whatever its row knows of. */
export async function removeObjects(
  files: FileStore,
  { bucket_name, file_path }: Pick<MediaFile, 'bucket_name' | 'file_path'>,
): Promise<void> {
  await files.remove(keysOf({ bucket_name, file_path, widths: [...PICTURE_WIDTHS], has_poster: true }));
}
