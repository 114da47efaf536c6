import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { MediaFile } from '#contract/base/media.ts';
import { isPictureType, isVideoType, PDF_TYPE } from '#domain/base/media.ts';
import { pictureColumns, putPicture } from '#server/areas/base/media/commands/put-picture.ts';
import { isPicture, SNIFF_BYTES, type SniffedType, sniff } from '#server/areas/base/media/commands/sniff.ts';
import { makePicture } from '#server/areas/base/media/make-picture.ts';
import { fileKey, uploadKey } from '#server/areas/base/media/media-keys.ts';
import { takeVideo } from '#server/areas/base/media/take-video.ts';
import { UnusableFile } from '#server/areas/base/media/unusable-file.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';

type Arrived = Pick<MediaFile, 'bucket_name' | 'file_path' | 'content_type' | 'byte_size'> & {
  upload_id: string;
};

/** Detects the type of an uploaded file and stores it. The declared type only says what to expect. */
export async function takeFile(files: FileStore, file: Arrived) {
  const source = await findSource(files, file);
  const type = await sniffStored(files, source);
  if (isPictureType(file.content_type)) {
    if (type === null || !isPicture(type)) throw new UnusableFile(otherWords('a picture', type));
    const bytes = await buffer(await readOrFail(files, source));
    const picture = await makePicture(bytes, file.content_type);
    await putPicture(files, file, picture);
    return {
      ...pictureColumns(picture),
      content_hash: createHash('sha256').update(bytes).digest('base64url'),
    };
  }
  if (file.content_type === PDF_TYPE) {
    if (type !== PDF_TYPE) throw new UnusableFile(otherWords('a PDF', type));
    return takePdf(files, source, file);
  }
  if (type === null || !isVideoType(type)) throw new UnusableFile(otherWords('a video', type));
  return takeVideo(files, source, file, type);
}

/** Stores a PDF unchanged. It is only downloaded, never displayed on our pages. */
async function takePdf(files: FileStore, source: string, file: Arrived) {
  const target = fileKey(file);
  if (source !== target) await files.move(source, target, PDF_TYPE);
  return { status: 'ready' as const, failure: null, content_type: PDF_TYPE, byte_size: file.byte_size };
}

/** A video is moved instead of copied, so after an interrupted run it may already be in its final place. */
async function findSource(files: FileStore, file: Arrived): Promise<string> {
  const arrived = uploadKey(file.upload_id);
  return (await files.stat(arrived)) === null ? fileKey(file) : arrived;
}

async function sniffStored(files: FileStore, key: string): Promise<SniffedType | null> {
  const head = await readOrFail(files, key, { start: 0, end: SNIFF_BYTES - 1 });
  return sniff(await buffer(head));
}

async function readOrFail(files: FileStore, key: string, range?: { start: number; end: number }) {
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
  const truth = type === null ? `This file isn’t ${expected}` : `This file is really ${NAMES[type]}`;
  return `${truth}. Export it as ${TAKEN[expected]} and try again.`;
}

const TAKEN = { 'a picture': 'JPG, PNG or WebP', 'a video': 'MP4, MOV or WebM', 'a PDF': 'PDF' } as const;
