import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { MediaFile } from '#contract/media.ts';
import { isPictureType, isVideoType, PDF_TYPE } from '#domain/media.ts';
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
  if (file.content_type === PDF_TYPE) {
    if (type !== PDF_TYPE) throw new UnusableFile(otherWords('a PDF', type));
    return takePaper(files, source, file);
  }
  if (type === null || !isVideoType(type)) throw new UnusableFile(otherWords('a video', type));
  return takeVideo(files, source, file, type);
}

/** Kept as it came. It is only ever saved, never opened on a page of ours. */
async function takePaper(files: FileStore, source: string, file: Arrived) {
  const target = fileKey(file);
  if (source !== target) await files.move(source, target, PDF_TYPE);
  return { status: 'ready' as const, failure: null, content_type: PDF_TYPE, byte_size: file.byte_size };
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
  [PDF_TYPE]: 'a PDF',
};

function otherWords(expected: keyof typeof TAKEN, type: SniffedType | null): string {
  const truth = type === null ? `This file is not ${expected}` : `This file is really ${NAMES[type]}`;
  return `${truth}, whatever its name says. Export it as ${TAKEN[expected]} and try again.`;
}

const TAKEN = { 'a picture': 'JPG, PNG or WebP', 'a video': 'MP4, MOV or WebM', 'a PDF': 'PDF' } as const;
