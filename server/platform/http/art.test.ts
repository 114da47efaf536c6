import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { artPath, drawArt } from '#art/catalogue.ts';
import { longestStall, STALL_MS } from '#test/support/longest-stall.ts';
import { testApp } from '#test/support/test-app.ts';

const { app } = await testApp();
const landing = artPath.street('day', 'landing');
const shop = (seed: string) =>
  artPath.banner({ theme: 'day', industry: 'bakery', business: seed, campaign: seed, name: 'Crumb & Co.' });
const ask = (url: string, headers = {}, remoteAddress = '192.0.2.1') =>
  app.inject({ url, headers, remoteAddress });

it('sends a drawing in the form that was asked for, and nothing to a browser that has it', async () => {
  const drawn = drawArt(landing);
  const br = await ask(landing, { 'accept-encoding': 'gzip, br' });
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(drawn);
  const gzip = await ask(landing, { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(drawn);
  const plain = await ask(landing);
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, drawn]);
  const again = await ask(landing, { 'if-none-match': `W/${String(br.headers.etag)}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('draws beside the event loop, so everybody else is answered', async () => {
  await ask(shop('warm'));
  const { answer, longest_ms } = await longestStall(async () => {
    const drawings = Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(shop(`seed-${index}`), { 'accept-encoding': 'br' })),
    );
    const others = await ask('/api/cities');
    return { drawings: await drawings, others };
  });
  expect(answer.others.statusCode).toBe(200);
  expect(answer.drawings.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(longest_ms).toBeLessThan(STALL_MS);
});

it('draws the same address once, however many ask at once', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(shop('once'))));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
});

it('gives a network a budget of new drawings, and everybody what is drawn already', async () => {
  const from = '2001:db8:1:2::7';
  const made = await Promise.all(
    Array.from({ length: 260 }, (_, index) => ask(`/art/1/nothing/${index}.svg`, {}, from)),
  );
  const counts = Map.groupBy(made, ({ statusCode }) => statusCode);
  expect(counts.get(404)?.length).toBeGreaterThanOrEqual(240);
  expect(counts.get(429)?.length).toBeGreaterThan(0);
  expect((await ask(shop('once'), {}, from)).statusCode).toBe(200);
  expect((await ask(landing, {}, from)).statusCode).toBe(200);
  expect((await ask(shop('other'), {}, '2001:db8:1:3::7')).statusCode).toBe(200);
});
