import type { MediaFile } from '#contract/media.ts';

type Place = Pick<MediaFile, 'bucket_name' | 'file_path'>;

/** Where the file itself lies. Its copies and its poster lie beside it, under its own name and an ending. */
export function fileKey({ bucket_name, file_path }: Place): string {
  return `${bucket_name}/${file_path}`;
}

export function copyKey(file: Place, width: number): string {
  return `${fileKey(file)}.${width}.webp`;
}

export function posterKey(file: Place): string {
  return `${fileKey(file)}.poster.jpg`;
}

/** All that lies in the store because of one row. */
export function keysOf(file: Place & Pick<MediaFile, 'widths' | 'has_poster'>): string[] {
  const copies = file.widths.map((width) => copyKey(file, width));
  return [fileKey(file), ...copies, ...(file.has_poster ? [posterKey(file)] : [])];
}

/** The key of the file to which a copy or a poster belongs; its own for the file itself. */
export function ownerKey(key: string): string {
  return key.replace(/\.(\d+\.webp|poster\.jpg)$/, '');
}

/** Uploads on their way lie apart from all buckets, where no address is given out for them. */
const UPLOADS = 'uploads';

export function uploadKey(uploadId: string): string {
  return `${UPLOADS}/${uploadId}`;
}
