import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { phonePicture, pngPicture } from '#test/support/pictures.ts';
import { makePicture } from './make-picture.ts';

/** A PNG whose header claims a much larger size than its bytes contain. */
function pixelFlood(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND'),
  ]);
}

function chunk(type: string, body = Buffer.alloc(0)): Buffer {
  const typed = Buffer.concat([Buffer.from(type), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

it('a flood of pixels is refused before it fills the memory', async () => {
  const before = process.memoryUsage().rss;
  const flood = makePicture(pixelFlood(60_000, 60_000), 'image/png');
  await expect(flood).rejects.toThrow(
    'This picture has 3600 million pixels. The limit is 80 million. Make it smaller.',
  );
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
});

it('what hides behind the pixels does not come through', async () => {
  const polyglot = Buffer.concat([
    await pngPicture(),
    Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
  ]);
  const { bytes, copies } = await makePicture(polyglot, 'image/png');
  for (const part of [bytes, ...copies.map((copy) => copy.bytes)]) {
    expect(part.includes('<script>')).toBe(false);
  }
});

it('copies are never wider than the picture, and the placeholder fits its column', async () => {
  const { width, copies, placeholder } = await makePicture(await phonePicture(1200, 2000), 'image/jpeg');
  expect([width, copies.map((copy) => copy.width)]).toEqual([2000, [160, 480, 960, 1600]]);
  expect(placeholder.length).toBeLessThanOrEqual(2000);
  const tiny = await makePicture(await pngPicture(40, 20), 'image/png');
  expect(tiny.copies).toEqual([]);
});

it('the largest is 4096 pixels a side, and keeps the format it was announced as', async () => {
  const large = await sharp({ create: { width: 5000, height: 1000, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();
  const { bytes, width, height } = await makePicture(large, 'image/png');
  expect([width, height, (await sharp(bytes).metadata()).format]).toEqual([4096, 819, 'png']);
});
