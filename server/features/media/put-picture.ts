import type { MediaFile } from '#contract/media.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Picture } from './make-picture.ts';
import { copyKey, fileKey } from './media-keys.ts';

/** Lays a picture and its copies into the store; once more changes nothing. */
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

/** What the row says of a picture that was laid there. */
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
