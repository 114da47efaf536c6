import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Answer, page, sendTo, testSite } from '#test/support/test-site.ts';
import { fetchOutside } from './fetch-outside.ts';

const { seen, base, context, serve } = await testSite();
const MIB = 1024 * 1024;

describe('bodies', () => {
  it('says who asks, follows redirects and tells where they ended', async () => {
    serve('/b', sendTo('/c'));
    serve('/c', page('<p>here</p>', { 'content-type': 'text/html; charset=utf-8' }));
    const fetched = await fetchOutside(context, serve('/a', sendTo('b')));
    expect(fetched).toMatchObject({ ok: true, url: `${base}/c`, content_type: 'text/html; charset=utf-8' });
    expect(seen.at(-1)?.headers['user-agent']).toBe('BizmeetBot/1.0 (+https://bizmeet.test)');
  });

  it.each(['/loop', '/other'])('gives up on a redirect that leads back to %s', async (to) => {
    serve('/other', sendTo('/loop'));
    expect(await fetchOutside(context, serve('/loop', sendTo(to)))).toMatchObject({
      failure: 'too_many_redirects',
    });
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('unpacks %s', async (encoding, pack) => {
    const fetched = await fetchOutside(
      context,
      serve('/packed', page(pack('<p>bread</p>'), { 'content-encoding': encoding })),
    );
    expect(fetched.ok && fetched.bytes.toString()).toBe('<p>bread</p>');
  });

  it('cuts off a bomb while it unfolds', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * MIB));
    expect(bomb.length).toBeLessThan(MIB);
    const before = process.memoryUsage().arrayBuffers;
    const fetched = await fetchOutside(context, serve('/bomb', page(bomb, { 'content-encoding': 'gzip' })));
    expect(fetched).toMatchObject({ ok: false, failure: 'too_large' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * MIB);
  });

  it('cuts off ten megabytes, announced or not', async () => {
    const big = Buffer.alloc(10 * MIB, 97);
    expect(await fetchOutside(context, serve('/big', page(big)))).toMatchObject({ failure: 'too_large' });
    const unannounced: Answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      for (let sent = 0; sent < 10; sent += 1) response.write(big.subarray(0, MIB));
      response.end();
    };
    expect(await fetchOutside(context, serve('/big', unannounced))).toMatchObject({ failure: 'too_large' });
  });

  it('cuts off a body that never ends, and one that drips', async () => {
    const endless: Answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      };
      response.on('drain', pour);
      pour();
    };
    expect(await fetchOutside(context, serve('/endless', endless))).toMatchObject({ failure: 'too_large' });
    const dripping: Answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    };
    // It drips for ever, so that an answer at all shows that it was cut off.
    expect(await fetchOutside(context, serve('/drip', dripping), { max_ms: 250 })).toMatchObject({
      failure: 'too_slow',
    });
  });

  it('does not wait for a server that says nothing, nor through slow redirects', async () => {
    expect(
      await fetchOutside(
        context,
        serve('/mute', () => undefined),
        { max_ms: 200 },
      ),
    ).toMatchObject({
      failure: 'too_slow',
    });
    serve('/slow', (response) => setTimeout(() => sendTo('/slow')(response, response.req), 90));
    expect(await fetchOutside(context, `${base}/slow`, { max_ms: 200 })).toMatchObject({
      failure: 'too_slow',
    });
  });

  it.each([
    [404, 'not_found'],
    [410, 'not_found'],
    [401, 'refused'],
    [403, 'refused'],
    [429, 'refused'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('names the status %i', async (status, failure) => {
    const answer: Answer = (response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end('no');
    expect(await fetchOutside(context, serve('/status', answer))).toMatchObject({
      ok: false,
      status,
      failure,
    });
  });

  it.each([
    ['what is no page', page('%PDF', { 'content-type': 'application/pdf' }), 'wrong_type'],
    ['what does not say what it is', (response) => response.writeHead(200).end('hm'), 'wrong_type'],
    ['a packing we do not know', page('hm', { 'content-encoding': 'zstd' }), 'unreadable'],
    ['broken packing', page('not gzip at all', { 'content-encoding': 'gzip' }), 'unreadable'],
    [
      'a body cut short',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': '100' });
        response.write('half', () => response.destroy());
      },
      'unreadable',
    ],
    ['no HTTP at all', (response) => response.socket?.end('SSH-2.0-OpenSSH_9.9\r\n'), 'unreachable'],
    [
      'endless headers',
      (response) => response.writeHead(200, { 'x-long': 'a'.repeat(80_000) }).end(),
      'too_large',
    ],
  ] as [string, Answer, string][])('survives %s', async (_name, answer, failure) => {
    const fetched = await fetchOutside(context, serve('/odd', answer));
    expect(fetched).toMatchObject({ ok: false, failure });
    expect(fetched.ok ? '' : fetched.sentence).toMatch(/\.$/);
  });
});
