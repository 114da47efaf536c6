import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { MediaFile } from '#contract/media.ts';
import { isPictureType, isVideoType } from '#domain/media.ts';
import type { FileStore } from '../../files/file-store.ts';
import { makePicture } from '../media/make-picture.ts';
import { fileKey, uploadKey } from '../media/media-keys.ts';
import { pictureColumns, putPicture } from '../media/put-picture.ts';
import { isPicture, SNIFF_BYTES, type SniffedType, sniff } from '../media/sniff.ts';
import { takeVideo } from '../media/take-video.ts';
import { UnusableFile } from '../media/unusable-file.ts';

type Arrived = Pick<MediaFile, 'bucket_name' | 'file_path' | 'content_type' | 'byte_size'> & {
  upload_id: string;
};

/** What the file turns out to be, laid down where it belongs. The word of its sender only says what to expect. */
export async function takeFile(files: FileStore, file: Arrived) {
  const source = await findSource(files, file);
  const type = await sniffStored(files, source);
  if (isPictureType(file.content_type)) {
    if (type === null || !isPicture(type)) throw new UnusableFile(otherWords('a picture', type));
    const bytes = await buffer(await readWhole(files, source));
    const picture = await makePicture(bytes, file.content_type);
    await putPicture(files, file, picture);
    return pictureColumns(picture);
  }
  if (type === null || !isVideoType(type)) throw new UnusableFile(otherWords('a video', type));
  return takeVideo(files, source, file, type);
}

/** A video is moved rather than copied: where an earlier run got that far, it lies in its place already. */
async function findSource(files: FileStore, file: Arrived): Promise<string> {
  const arrived = uploadKey(file.upload_id);
  return (await files.stat(arrived)) === null ? fileKey(file) : arrived;
}

async function sniffStored(files: FileStore, key: string): Promise<SniffedType | null> {
  const head = await readWhole(files, key, { start: 0, end: SNIFF_BYTES - 1 });
  return sniff(await buffer(head));
}

async function readWhole(files: FileStore, key: string, range?: { start: number; end: number }) {
  const stream: Readable | null = await files.read(key, range);
  if (stream === null) throw new Error(`The bytes of ${key} are gone`);
  return stream;
}

const NAMES: Record<SniffedType, string> = {
  'image/jpeg': 'a JPG',
  'image/png': 'a PNG',
  'image/webp': 'a WebP',
  'image/gif': 'a GIF',
  'image/avif': 'an AVIF',
  'image/heic': 'a HEIC picture',
  'video/mp4': 'an MP4 video',
  'video/quicktime': 'a MOV video',
  'video/webm': 'a WebM video',
};

function otherWords(expected: 'a picture' | 'a video', type: SniffedType | null): string {
  const taken = expected === 'a picture' ? 'JPG, PNG or WebP' : 'MP4, MOV or WebM';
  const truth = type === null ? `This file is not ${expected}` : `This file is really ${NAMES[type]}`;
  return `${truth}, whatever its name says. Export it as ${taken} and try again.`;
}
