import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { box, film } from '#test/support/films.ts';
import { longestStall, STALL_MS } from '#test/support/longest-stall.ts';
import { testContext } from '#test/support/test-context.ts';
import { type ByteRange, wiper } from './byte-ranges.ts';
import { takeVideo } from './take-video.ts';

const { files } = await testContext();
const ftyp = box('ftyp', Buffer.from('isom\0\0\u0002\0isommp41', 'latin1'));
/** An empty box, repeated `count` times. */
const boxes = (type: string, count: number) => Buffer.alloc(count * 8, box(type));
const mdat = box('mdat', Buffer.alloc(64));

async function take(bytes: Buffer): Promise<{ taken: Awaited<ReturnType<typeof takeVideo>>; kept: Buffer }> {
  const [source, name] = [`uploads/${newId()}`, newId()];
  await files.put(source, bytes, 'video/mp4');
  const place = {
    bucket_name: 'creator_media' as const,
    file_path: `hostile/${name}.mp4`,
    byte_size: bytes.length,
  };
  const taken = await takeVideo(files, source, place, 'video/mp4');
  const stored = await files.read(`creator_media/hostile/${name}.mp4`);
  if (stored === null) throw new Error('nothing was kept');
  return { taken, kept: await buffer(stored) };
}

it.each([
  ['a million boxes of data', box('moov', boxes('udta', 1_000_000))],
  ['three million boxes of data', box('moov', boxes('udta', 3_000_000))],
  ['a million tracks', box('moov', boxes('trak', 1_000_000))],
  ['a million boxes in a track', box('moov', box('trak', boxes('meta', 1_000_000)))],
  [
    'a million boxes in the media of a track',
    box('moov', box('trak', box('mdia', boxes('free', 1_000_000)))),
  ],
  ['boxes without end in the file', boxes('free', 12_000)],
  ['an index without tracks', box('moov')],
  ['two indexes', Buffer.concat([film().subarray(24), film().subarray(24)])],
])('refuses %s, and nobody waits for it', async (_what, content) => {
  const bytes = Buffer.concat([ftyp, content, mdat]);
  const { longest_ms } = await longestStall(() =>
    expect(take(bytes)).rejects.toThrow(
      /^(This video|We can’t read this video:) .*Export it again and retry\.$/,
    ),
  );
  expect(longest_ms).toBeLessThan(STALL_MS);
});

it('blanks what is private in a large film without a stall', async () => {
  const secrets = Array.from({ length: 900 }, () => box('udta', Buffer.from('PRIVATE')));
  const moov = film({ hasSecrets: true });
  const large = Buffer.concat([
    moov,
    ...secrets.map((secret) => box('uuid', secret)),
    box('mdat', Buffer.alloc(24 * 1024 * 1024, 7)),
    box('meta', Buffer.from('PRIVATE')),
  ]);
  const { answer, longest_ms } = await longestStall(() => take(large));
  expect(answer.taken).toMatchObject({ status: 'ready', width: 1080, height: 1920 });
  expect(answer.kept.length).toBe(large.length);
  expect(answer.kept.includes('PRIVATE')).toBe(false);
  expect(longest_ms).toBeLessThan(STALL_MS);
});

it('blanks the same bytes however a film is cut into pieces', () => {
  const range = fc.record({ offset: fc.nat(400), size: fc.integer({ min: 8, max: 80 }) });
  fc.assert(
    fc.property(
      fc.array(range, { maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1 }),
      (wanted, cuts) => {
        const ranges = wanted.filter(isApart);
        const whole = Buffer.from(Array.from({ length: 500 }, (_, index) => (index % 250) + 1));
        const wipe = wiper(ranges);
        const pieces: Buffer[] = [];
        for (let at = 0, turn = 0; at < whole.length; turn += 1) {
          const size = cuts[turn % cuts.length] ?? 1;
          pieces.push(wipe(whole.subarray(at, at + size)));
          at += size;
        }
        expect(Buffer.concat(pieces)).toEqual(blanked(whole, ranges));
      },
    ),
  );
});

/** Boxes lie beside each other or inside each other, never across. */
function isApart({ offset, size }: ByteRange, index: number, all: ByteRange[]): boolean {
  return all.slice(0, index).every((other) => {
    const [end, otherEnd] = [offset + size, other.offset + other.size];
    return end <= other.offset || otherEnd <= offset;
  });
}

function blanked(whole: Buffer, ranges: readonly ByteRange[]): Buffer {
  const out = Buffer.from(whole);
  for (const { offset, size } of ranges) {
    out.fill(0, offset + 8, Math.min(offset + size, out.length));
    Buffer.from('free').copy(out, offset + 4);
  }
  return out;
}
