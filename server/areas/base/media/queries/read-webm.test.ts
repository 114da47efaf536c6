import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { element, webmFilm } from '#test/support/films.ts';
import { longestStall, STALL_MS } from '#test/support/longest-stall.ts';
import { testContext } from '#test/support/test-context.ts';
import { takeVideo } from '../take-video.ts';
import { readWebm } from './read-webm.ts';

const { files } = await testContext();
const SECRETS = ['+40.7282', 'MINE', 'ATTACHED', 'DAY', 'LOCATION'];

async function take(bytes: Buffer) {
  const [source, name] = [`uploads/${newId()}`, newId()];
  await files.put(source, bytes, 'video/webm');
  const place = {
    bucket_name: 'creator_media' as const,
    file_path: `webm/${name}.webm`,
    byte_size: bytes.length,
  };
  const taken = await takeVideo(files, source, place, 'video/webm');
  const stored = await files.read(`creator_media/webm/${name}.webm`);
  if (stored === null) throw new Error('nothing was kept');
  return { taken, kept: await buffer(stored) };
}

/** Yields the bytes in chunks, like a stream. */
async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

it('keeps picture and sound of a WebM and blanks tags, names, dates and attachments', async () => {
  const film = webmFilm({ hasSecrets: true });
  const { taken, kept } = await take(film);
  expect(taken).toMatchObject({ status: 'ready', content_type: 'video/webm' });
  expect(kept.length).toBe(film.length);
  for (const secret of SECRETS) expect(kept.includes(secret), secret).toBe(false);
  expect(kept.toString('latin1').split('\x07'.repeat(100))).toHaveLength(41);
  // The result is still valid WebM, and nothing private is left in it.
  expect((await readWebm(inPieces(kept, 64))).private_elements).toEqual([]);
});

it('keeps a WebM without secrets byte by byte', async () => {
  expect((await take(webmFilm())).kept).toEqual(webmFilm());
});

it('finds the same in pieces of any size', async () => {
  const film = webmFilm({ hasSecrets: true });
  const whole = await readWebm(inPieces(film, film.length));
  expect(whole.private_elements).toHaveLength(5);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 700 }), async (size) => {
      expect(await readWebm(inPieces(film, size))).toEqual(whole);
    }),
  );
});

it.each([
  ['no segment', webmFilm().subarray(0, 17), 'cut off or damaged'],
  ['an end that is missing', webmFilm().subarray(0, -30), 'cut off or damaged'],
  ['bytes behind its end', Buffer.concat([webmFilm(), Buffer.from('\0PK hidden')]), 'cut off or damaged'],
  ['only sound', webmFilm({ kind: 2 }), 'has no picture'],
  [
    'a size beyond all files',
    Buffer.concat([webmFilm(), Buffer.from([0xec, 0x01, 127, 9, 9, 9, 9, 9, 9])]),
    'cut off',
  ],
  [
    'millions of parts',
    Buffer.concat([webmFilm(), Buffer.alloc(8_000_000, Buffer.from([0xec, 0x80]))]),
    'too many parts',
  ],
  [
    'thousands of tags',
    Buffer.concat([webmFilm(), Buffer.alloc(18_000, element(0x1254c367))]),
    'too many parts',
  ],
])('refuses a WebM with %s, and nobody waits for it', async (_what, bytes, message) => {
  const { longest_ms } = await longestStall(() => expect(take(bytes)).rejects.toThrow(message));
  expect(longest_ms).toBeLessThan(STALL_MS);
});

it('never fails on any bytes but by refusing them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const film = Buffer.concat([webmFilm({ blocks: 1 }), bytes]);
      const answer = await readWebm(inPieces(film, 50)).catch((cause: Error) => cause.message);
      expect(typeof answer === 'string' ? answer : 'read').toMatch(/^(read|This video .* retry\.)$/);
    }),
  );
});
