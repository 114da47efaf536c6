import type { MediaFile } from '#contract/base/media.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Picture } from '../make-picture.ts';
import { copyKey, fileKey } from '../media-keys.ts';

/** Stores a picture and its copies. Safe to repeat. */
export async function putPicture(
  files: FileStore,
  file: Pick<MediaFile, 'bucket_name' | 'file_path'>,
  picture: Picture,
): Promise<void> {
  await Promise.all([
    files.put(fileKey(file), picture.bytes, picture.content_type),
    ...picture.copies.map(({ width, bytes }) => files.put(copyKey(file, width), bytes, 'image/webp')),
  ]);
}

/** The columns to write once a picture is stored. */
export function pictureColumns({ content_type, bytes, width, height, copies, placeholder }: Picture) {
  return {
    status: 'ready' as const,
    failure: null,
    content_type,
    byte_size: bytes.length,
    width,
    height,
    widths: copies.map((copy) => copy.width),
    placeholder,
  };
}
