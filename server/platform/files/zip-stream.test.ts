import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readZip } from '#test/support/read-zip.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const modified_at = new Date('2026-06-11T14:30:20Z');
const entry = (path: string, content: string | (() => Readable)): ZipEntry => ({
  path,
  modified_at,
  open: async () => (typeof content === 'string' ? Buffer.from(content) : content()),
});
const saved = (...entries: ZipEntry[]) => buffer(zipStream(entries));

function endless(chunk: Buffer) {
  let pulled = 0;
  const stream = new Readable({
    read() {
      pulled += 1;
      this.push(chunk);
    },
  });
  return { stream, pulled: () => pulled };
}

it('holds every entry, with names from anywhere and its own sums', async () => {
  const parts = () => Readable.from([Buffer.from('abc'), Buffer.from('def')]);
  const zip = await saved(
    entry('Maya Okafor/Instagram Reel/crème brûlée.mp4', parts),
    entry('Maya Okafor/Captions.txt', 'The first slice'),
    entry('空.txt', ''),
  );
  const files = [...readZip(zip)].map(([path, content]) => [path, content.toString()]);
  expect(files).toEqual([
    ['Maya Okafor/Instagram Reel/crème brûlée.mp4', 'abcdef'],
    ['Maya Okafor/Captions.txt', 'The first slice'],
    ['空.txt', ''],
  ]);
  expect(readZip(await saved()).size).toBe(0);
});

it('becomes ZIP64 above 4 GB', async () => {
  const chunk = Buffer.alloc(64 * 1024 * 1024, 7);
  const film = () => Readable.from(Array.from({ length: 33 }, () => chunk));
  let bytes = 0;
  const last: Uint8Array[] = [];
  for await (const part of zipStream([entry('a.mp4', film), entry('b.mp4', film), entry('c.txt', 'last')])) {
    bytes += part.length;
    last.push(part.subarray(-400));
    if (last.length > 12) last.shift();
  }
  const end = Buffer.concat(last);
  const at = end.lastIndexOf(Buffer.from('PK\u0006\u0006', 'latin1'));
  const [count, size, directory] = [32, 40, 48].map((place) => Number(end.readBigUInt64LE(at + place)));
  expect(count).toBe(3);
  expect(directory).toBeGreaterThan(4 * 1024 ** 3);
  expect((directory ?? 0) + (size ?? 0) + 98).toBe(bytes);
  expect(end.readBigUInt64LE(at - 8)).toBe(BigInt((directory ?? 0) - 'c.txt'.length - 30 - 4 - 16));
});

it('reads no further than its reader, and opens an entry when it is its turn', async () => {
  const film = endless(Buffer.alloc(64 * 1024));
  const opened: string[] = [];
  const noted = (path: string, content: Buffer | Readable): ZipEntry => ({
    path,
    modified_at,
    open: async () => {
      opened.push(path);
      return content;
    },
  });
  const zip = zipStream([
    noted('a.txt', Buffer.from('a')),
    noted('b.mp4', film.stream),
    noted('c.txt', Buffer.from('c')),
  ]);
  let bytes = 0;
  for await (const part of zip) {
    bytes += part.length;
    await new Promise((resolve) => setImmediate(resolve));
    expect(film.pulled() * 64 * 1024 - bytes).toBeLessThan(1024 * 1024);
    if (bytes > 4 * 1024 * 1024) break;
  }
  expect(film.stream.destroyed).toBe(true);
  expect(opened).toEqual(['a.txt', 'b.mp4']);
});

it('breaks off where an entry breaks off, so that half a file never looks like all of it', async () => {
  const broken = () =>
    Readable.from(
      (async function* () {
        yield Buffer.from('abc');
        throw new Error('the disk went dead');
      })(),
    );
  await expect(saved(entry('a.mp4', broken))).rejects.toThrow('the disk went dead');
});
