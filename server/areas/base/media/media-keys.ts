import type { MediaFile } from '#contract/base/media.ts';

type Place = Pick<MediaFile, 'bucket_name' | 'file_path'>;

/** The storage key of the file. Copies and the poster are stored under the same key with a suffix. */
export function fileKey({ bucket_name, file_path }: Place): string {
  return `${bucket_name}/${file_path}`;
}

export function copyKey(file: Place, width: number): string {
  return `${fileKey(file)}.${width}.webp`;
}

export function posterKey(file: Place): string {
  return `${fileKey(file)}.poster.jpg`;
}

/** All storage keys that belong to one row. */
export function keysOf(file: Place & Pick<MediaFile, 'widths' | 'has_poster'>): string[] {
  const copies = file.widths.map((width) => copyKey(file, width));
  return [fileKey(file), ...copies, ...(file.has_poster ? [posterKey(file)] : [])];
}

/** The key of the file a copy or poster belongs to; for the file itself, its own key. */
export function ownerKey(key: string): string {
  return key.replace(/\.(\d+\.webp|poster\.jpg)$/, '');
}

/** Unfinished uploads are stored outside all buckets, where no URL is ever signed for them. */
const UPLOADS = 'uploads';

export function uploadKey(uploadId: string): string {
  return `${UPLOADS}/${uploadId}`;
}
