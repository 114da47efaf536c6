import { addAbortSignal, type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { MediaFile } from '#contract/base/media.ts';
import type { VideoType } from '#domain/base/media.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { roomFor } from '#server/platform/workers/room-for.ts';
import { type ByteRange, wiper } from './byte-ranges.ts';
import { readMoovInThread } from './film-in-thread.ts';
import { fileKey } from './media-keys.ts';
import { type FilmFacts, readBoxHead } from './queries/read-mp4.ts';
import { readWebm } from './queries/read-webm.ts';
import { UnusableFile } from './unusable-file.ts';

/** The index of a video of two hours takes a few megabytes. */
const MOST_OF_INDEX = 8 * 1024 * 1024;
/** A camera that writes in fragments makes two a second. */
const MOST_BOXES = 10_000;
/** Time limit for reading and copying one video, of 2 GB at most. */
const MOST_MS = 15 * 60_000;

interface Film extends Pick<FilmFacts, 'duration_seconds' | 'width' | 'height'> {
  /** Boxes to blank, anywhere in the file. */
  wiped: ByteRange[];
}

/** A video is read at most twice and written once. Several at a time would only be slower. */
const oneAtATime = roomFor({
  atOnce: 1,
  waiting: 1_000,
  whenFull: () => new Error('A thousand films are waiting to be taken in'),
});

/** Stores a video without its data about places and people. Picture and sound stay as they are. */
export function takeVideo(
  files: FileStore,
  source: string,
  file: Pick<MediaFile, 'bucket_name' | 'file_path' | 'byte_size'>,
  content_type: VideoType,
) {
  return oneAtATime(async () => {
    const signal = AbortSignal.timeout(MOST_MS);
    const film =
      content_type === 'video/webm'
        ? await readWebmFilm(files, source, signal)
        : await readFilm(files, source, file.byte_size, signal);
    const target = fileKey(file);
    if (source === target) return filmColumns(film, content_type, file.byte_size);
    if (film.wiped.length === 0) await files.move(source, target, content_type);
    else
      await copyWiped({ files, source, target, byte_size: file.byte_size, content_type, signal }, film.wiped);
    return filmColumns(film, content_type, file.byte_size);
  });
}

function filmColumns({ duration_seconds, width, height }: Film, content_type: VideoType, byte_size: number) {
  // If the video doesn't give its size, keep the size from a poster that arrived earlier.
  const size = width !== null && height !== null ? { width, height } : {};
  return { status: 'ready' as const, failure: null, content_type, byte_size, duration_seconds, ...size };
}

/** WebM gives no duration or size here; the poster provides the size. */
async function readWebmFilm(files: FileStore, key: string, signal: AbortSignal): Promise<Film> {
  const stream = await files.read(key);
  if (stream === null) throw new Error(`The bytes of ${key} are gone`);
  const { private_elements, has_picture } = await readWebm(addAbortSignal(signal, stream as Readable));
  if (!has_picture) throw withoutPicture();
  return { duration_seconds: null, width: null, height: null, wiped: private_elements };
}

/** Walks the boxes of the file and reads the index, wherever it is. */
async function readFilm(files: FileStore, key: string, size: number, signal: AbortSignal): Promise<Film> {
  let facts: FilmFacts | null = null;
  const wiped: ByteRange[] = [];
  for (let offset = 0, count = 0; offset + 8 <= size; count += 1) {
    signal.throwIfAborted();
    const box = readBoxHead(await readBytes(files, key, offset, 16), offset, size);
    if (box === null) break;
    if (count === MOST_BOXES)
      throw new UnusableFile('We can’t read this video: it has too many parts. Export it again and retry.');
    if (box.type === 'uuid' || box.type === 'meta') wiped.push({ offset, size: box.size });
    if (box.type === 'moov') {
      if (facts !== null || box.size > MOST_OF_INDEX) throw damaged();
      facts = await readMoovInThread(await readBytes(files, key, offset, box.size));
      wiped.push(...facts.private_boxes.map((at) => ({ ...at, offset: at.offset + box.offset })));
    }
    offset += box.size;
  }
  if (facts === null) throw damaged();
  if (!facts.has_picture) throw withoutPicture();
  return { ...facts, wiped };
}

function withoutPicture(): UnusableFile {
  return new UnusableFile('This video has no picture. Export it again and retry.');
}

function damaged(): UnusableFile {
  return new UnusableFile('This video is cut off or damaged. Export it again and retry.');
}

async function readBytes(files: FileStore, key: string, start: number, count: number): Promise<Buffer> {
  const stream = await files.read(key, { start, end: start + count - 1 });
  if (stream === null) throw new Error(`The bytes of ${key} are gone`);
  return buffer(stream);
}

interface Copying {
  files: FileStore;
  source: string;
  target: string;
  byte_size: number;
  content_type: string;
  signal: AbortSignal;
}

async function copyWiped(
  { files, source, target, byte_size, content_type, signal }: Copying,
  wiped: readonly ByteRange[],
): Promise<void> {
  const stream = await files.read(source);
  if (stream === null) throw new Error(`The bytes of ${source} are gone`);
  const wipe = wiper(wiped);
  const clean = new Transform({ transform: (chunk: Buffer, _encoding, done) => done(null, wipe(chunk)) });
  const copied = files.put(target, { stream: clean, byte_size }, content_type);
  await Promise.all([pipeline(stream as Readable, clean, { signal }), copied]);
  await files.remove([source]);
}
