import { type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { MediaFile } from '#contract/media.ts';
import type { VideoType } from '#domain/media.ts';
import type { FileStore } from '../../files/file-store.ts';
import { fileKey } from './media-keys.ts';
import { type FilmFacts, readBoxHead, readMoov } from './read-mp4.ts';
import { UnusableFile } from './unusable-file.ts';

/** The index of a film of two hours takes a few megabytes. */
const MOST_OF_INDEX = 32 * 1024 * 1024;
const MOST_BOXES = 10_000;

interface Film extends FilmFacts {
  /** Byte ranges of the whole file that are overwritten. */
  wiped: { offset: number; size: number }[];
}

const UNKNOWN: Film = { duration_seconds: null, width: null, height: null, private_boxes: [], wiped: [] };

/** Kept as it came, but for what it says of places and people; its picture and sound are not touched. */
export async function takeVideo(
  files: FileStore,
  source: string,
  file: Pick<MediaFile, 'bucket_name' | 'file_path' | 'byte_size'>,
  content_type: VideoType,
) {
  const film = content_type === 'video/webm' ? UNKNOWN : await readFilm(files, source, file.byte_size);
  const target = fileKey(file);
  if (source === target) return filmColumns(film, content_type, file.byte_size);
  if (film.wiped.length === 0) await files.move(source, target, content_type);
  else await copyWiped(files, source, target, file.byte_size, film.wiped, content_type);
  return filmColumns(film, content_type, file.byte_size);
}

function filmColumns({ duration_seconds, width, height }: Film, content_type: VideoType, byte_size: number) {
  // A poster that came first has said how large the picture is, and stands where the film does not say.
  const size = width !== null && height !== null ? { width, height } : {};
  return { status: 'ready' as const, failure: null, content_type, byte_size, duration_seconds, ...size };
}

/** Walks the boxes of the file and reads the index, wherever it stands. */
async function readFilm(files: FileStore, key: string, size: number): Promise<Film> {
  let film: Film | null = null;
  const wiped: Film['wiped'] = [];
  for (let offset = 0, count = 0; offset + 8 <= size; count += 1) {
    const box = readBoxHead(await readBytes(files, key, offset, 16), offset, size);
    if (box === null || count > MOST_BOXES) break;
    if (box.type === 'uuid' || box.type === 'meta') wiped.push({ offset, size: box.size });
    if (box.type === 'moov' && box.size <= MOST_OF_INDEX) {
      const facts = readMoov(await readBytes(files, key, offset, box.size));
      film = {
        ...facts,
        wiped: facts.private_boxes.map((at) => ({ ...at, offset: at.offset + box.offset })),
      };
    }
    offset += box.size;
  }
  if (film === null) throw new UnusableFile('This video is cut off or damaged. Export it again and retry.');
  return { ...film, wiped: [...film.wiped, ...wiped] };
}

async function readBytes(files: FileStore, key: string, start: number, count: number): Promise<Buffer> {
  const stream = await files.read(key, { start, end: start + count - 1 });
  if (stream === null) throw new Error(`The bytes of ${key} are gone`);
  return buffer(stream);
}

async function copyWiped(
  files: FileStore,
  source: string,
  target: string,
  byte_size: number,
  wiped: Film['wiped'],
  contentType: string,
): Promise<void> {
  const stream = await files.read(source);
  if (stream === null) throw new Error(`The bytes of ${source} are gone`);
  const clean = wipe(wiped);
  const copied = files.put(target, { stream: clean, byte_size }, contentType);
  await Promise.all([pipeline(stream as Readable, clean), copied]);
  await files.remove([source]);
}

const FREE = Buffer.from('free', 'latin1');

/** Boxes keep their size, or every offset behind them would be wrong: they become free space filled with zeros. */
function wipe(ranges: Film['wiped']): Transform {
  let position = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const out = Buffer.from(chunk);
      for (const { offset, size } of ranges) blank(out, position, offset, size);
      position += chunk.length;
      done(null, out);
    },
  });
}

function blank(chunk: Buffer, position: number, offset: number, size: number): void {
  const first = Math.max(offset + 4, position);
  const last = Math.min(offset + size, position + chunk.length);
  for (let at = first; at < last; at += 1) {
    chunk[at - position] = at < offset + 8 ? (FREE[at - offset - 4] ?? 0) : 0;
  }
}
