import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

export interface ZipEntry {
  /** The path inside the archive, with `/` between folders. */
  path: string;
  modified_at: Date;
  /** Called when it is this entry's turn, so only one is open at a time. */
  open: () => Promise<Readable | Uint8Array>;
}

/** From here on numbers no longer fit into four bytes, and from `MOST_SHORT` into two. */
const MOST_LONG = 0xffff_ffff;
const MOST_SHORT = 0xffff;

/**
 * A zip archive that is written while it is read: one entry at a time, a chunk at a time, however large it gets. Nothing is
 * compressed, because films and pictures already are. Archives above 4 GB, or with more than 65,535 entries, become ZIP64.
 * Destroying the stream also closes the entry that is being read.
 */
export function zipStream(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Readable {
  let current: Readable | null = null;
  const source = writeZip(entries, (opened) => {
    current = opened;
  });
  const zip = Readable.from(source, { objectMode: false });
  zip.once('close', () => current?.destroy());
  return zip;
}

async function* writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  onOpen: (opened: Readable | null) => void,
): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { path, modified_at, open } of entries) {
    const name = Buffer.from(path);
    const moment = dosTime(modified_at);
    const head = localHeader(name, moment);
    yield head;
    let size = 0;
    let crc = 0;
    const content = await open();
    onOpen(content instanceof Readable ? content : null);
    for await (const chunk of content instanceof Readable ? content : [content]) {
      crc = crc32(chunk, crc);
      size += chunk.length;
      yield chunk;
    }
    onOpen(null);
    if (size > MOST_LONG) throw new Error(`${path} is too large for an entry of a zip archive`);
    const sums = { crc, size };
    const tail = dataDescriptor(sums);
    yield tail;
    directory.push(centralHeader(name, moment, sums, offset));
    offset += head.length + size + tail.length;
  }
  yield* directory;
  yield endOfDirectory(directory.length, byteCount(directory), offset);
}

interface Sums {
  crc: number;
  size: number;
}

/** Sums follow the content (bit 3), and names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const VERSION = 20;
const VERSION_ZIP64 = 45;
/** Made on Unix, so that the permissions below are understood. */
const MADE_BY = (3 << 8) | VERSION_ZIP64;
const PLAIN_FILE = 0o100644 * 0x10000;

function localHeader(name: Buffer, moment: number): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt32LE(moment, 10);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function dataDescriptor({ crc, size }: Sums): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x08074b50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(size, 8);
  tail.writeUInt32LE(size, 12);
  return tail;
}

function centralHeader(name: Buffer, moment: number, { crc, size }: Sums, offset: number): Buffer {
  const extra = offset >= MOST_LONG ? longOffset(offset) : Buffer.alloc(0);
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(MADE_BY, 4);
  head.writeUInt16LE(extra.length > 0 ? VERSION_ZIP64 : VERSION, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt32LE(moment, 12);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(size, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE(PLAIN_FILE, 38);
  head.writeUInt32LE(Math.min(offset, MOST_LONG), 42);
  return Buffer.concat([head, name, extra]);
}

function longOffset(offset: number): Buffer {
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(0x0001, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(offset), 4);
  return extra;
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, MOST_SHORT), 8);
  end.writeUInt16LE(Math.min(count, MOST_SHORT), 10);
  end.writeUInt32LE(Math.min(size, MOST_LONG), 12);
  end.writeUInt32LE(Math.min(offset, MOST_LONG), 16);
  const isLong = count >= MOST_SHORT || size >= MOST_LONG || offset >= MOST_LONG;
  return isLong ? Buffer.concat([longEnd(count, size, offset), end]) : end;
}

/** The ZIP64 end of the directory, and the record that says where it is. */
function longEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(76);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(MADE_BY, 12);
  end.writeUInt16LE(VERSION_ZIP64, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(offset + size), 64);
  end.writeUInt32LE(1, 72);
  return end;
}

function byteCount(parts: readonly Buffer[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

/** Date and time as DOS kept them, to two seconds; archives have no time zone, so it is UTC. */
function dosTime(at: Date): number {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return date * 0x10000 + time;
}
