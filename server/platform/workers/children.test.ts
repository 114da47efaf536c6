import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { makePicture } from '#server/areas/base/media/make-picture.ts';
import { lookAtPicture } from '#server/platform/enrichment/look-at-picture.ts';
import { childFor } from '#server/platform/workers/children.ts';
import { longestStall, STALL_MS } from '#test/support/longest-stall.ts';
import { pngPicture } from '#test/support/pictures.ts';

/** Small to send, and slow to draw: each shape is filled with noise and blurred. */
const shape = '<rect width="1600" height="1600" filter="url(#f)"/>';
const trap = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1600" width="1600" height="1600"><filter id="f"><feTurbulence baseFrequency=".9" numOctaves="10"/><feGaussianBlur stdDeviation="300"/></filter>${shape.repeat(60)}</svg>`;
const plain =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="red"/></svg>';

const site = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'image/svg+xml' });
  response.end(request.url === '/trap.svg' ? trap : plain);
});
await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
const context = { config: { app_url: 'http://localhost', outbound_allowed_hosts: [host] } };
const wishes = { least_side: 48, limits: { max_ms: 60_000 } };
afterAll(() => void site.close());

// It takes the three seconds of processor time that a drawing is given. This one would need several times as much.
it('gives up on a drawing that takes too long, and draws the next one', async () => {
  const began = performance.now();
  const { answer, longest_ms } = await longestStall(() =>
    lookAtPicture(context, `http://${host}/trap.svg`, wishes),
  );
  expect(answer).toBeNull();
  // A drawing that is refused for its size is refused at once.
  expect(performance.now() - began).toBeGreaterThan(1_000);
  expect(longest_ms).toBeLessThan(STALL_MS);
  expect(await lookAtPicture(context, `http://${host}/plain.svg`, wishes)).toMatchObject({
    is_drawing: true,
    width: 512,
  });
});

it('draws pictures beside the event loop, and refuses more than fit into its line', async () => {
  const picture = await pngPicture();
  const flood = Array.from({ length: 40 }, () =>
    makePicture(picture, 'image/png').then(
      () => 'made',
      (cause: Error) => cause.message,
    ),
  );
  const { answer, longest_ms } = await longestStall(() => Promise.all(flood));
  expect(answer.filter((one) => one === 'made')).toHaveLength(25);
  expect(answer.filter((one) => one !== 'made')).toEqual(
    Array(15).fill('We’re processing a lot of pictures right now. Try again in a minute.'),
  );
  expect(longest_ms).toBeLessThan(STALL_MS);
});

it('takes posters of four million pixels at most', async () => {
  const large = await sharp({ create: { width: 2500, height: 2000, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();
  await expect(makePicture(large, 'image/jpeg', 4_000_000)).rejects.toThrow(
    'This picture has 5 million pixels. The limit is 4 million.',
  );
});

describe('a signal in the middle of a task', () => {
  const ask = childFor<{ signal: NodeJS.Signals }, string>({
    module: new URL('../../../test/support/signaled-child.ts', import.meta.url),
    most_cpu_ms: 10_000,
    most_ms: 60_000,
    waiting: 5,
    whenFull: () => new Error('full'),
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'finishes the task after a %s, as its parent does',
    async (signal) => {
      expect(await ask({ signal })).toBe('done');
    },
  );

  it('says that the process ended, not that the task took too long, and starts another one', async () => {
    await expect(ask({ signal: 'SIGKILL' })).rejects.toThrow('The child process ended before it answered.');
    expect(await ask({ signal: 'SIGTERM' })).toBe('done');
  });
});
