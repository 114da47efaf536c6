import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { answerProblems } from '#server/platform/http/problems.ts';
import { serveStoredFiles } from '#server/platform/http/stored-files.ts';
import { startS3 } from '#test/support/s3-server.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { testContext } from '#test/support/test-context.ts';
import { until } from '#test/support/until.ts';
import { openDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { openS3Store } from './s3-store.ts';

const s3 = await startS3();
const shared = await testContext();
const disk = await openDiskStore(await temporaryFolder(), shared.config);
const server = Fastify();
answerProblems(server);
serveStoredFiles(server, { ...shared, files: disk, now: () => new Date() });
const base = await server.listen({ port: 0, host: '127.0.0.1' });
const remote = await openS3Store(s3.settings, () => new Date());
afterAll(async () => {
  await server.close();
  remote.close();
  await s3.stop();
});

const stores: { name: string; files: FileStore; base: string }[] = [
  { name: 'disk', files: disk, base },
  { name: 's3', files: remote, base: s3.settings.endpoint ?? '' },
];
const bytes = (text: string) => new TextEncoder().encode(text);
const inAnHour = () => new Date(Date.now() + 3_600_000);

describe.each(stores)('files on $name', ({ name, files, base }) => {
  async function textAt(key: string, range?: { start: number; end?: number }) {
    const stream = await files.read(key, range);
    return stream && (await buffer(stream)).toString();
  }
  async function keys(prefix: string) {
    const found: string[] = [];
    for await (const { key } of files.list(prefix)) found.push(key);
    return found.sort();
  }

  it('keep what was put, whole and in part, and replace it', async () => {
    await files.put('business_media/a/logo/1_crumb.png', bytes('first'), 'image/png');
    await files.put('business_media/a/logo/1_crumb.png', bytes('0123456789'), 'image/png');
    expect(await textAt('business_media/a/logo/1_crumb.png')).toBe('0123456789');
    expect(await textAt('business_media/a/logo/1_crumb.png', { start: 2, end: 4 })).toBe('234');
    expect(await textAt('business_media/a/logo/1_crumb.png', { start: 7 })).toBe('789');
    const found = await files.stat('business_media/a/logo/1_crumb.png');
    expect(found).toMatchObject({ key: 'business_media/a/logo/1_crumb.png', byte_size: 10 });
    expect(Date.now() - (found?.modified_at.getTime() ?? 0)).toBeLessThan(60_000);
  });

  it('are listed while others come and go', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `business_media/side-by-side/${at % 6}/${at}.png`);
    let isOver = false;
    const lists = (async () => {
      while (!isOver) await keys('business_media/side-by-side/');
    })();
    await Promise.all(
      names.map(async (key, at) => {
        await files.put(key, bytes('crumb'), 'image/png');
        if (at % 3 === 0) await files.remove([key]);
      }),
    ).finally(() => {
      isOver = true;
    });
    await lists;
    expect(await keys('business_media/side-by-side/')).toEqual(names.filter((_, at) => at % 3 !== 0).sort());
  });

  it('take streams, and keep nothing of one that breaks', async () => {
    const body = { stream: Readable.from([Buffer.from('abc'), Buffer.from('def')]), byte_size: 6 };
    await files.put('creator_media/b/portfolio/1_reel.mp4', body, 'video/mp4');
    expect(await textAt('creator_media/b/portfolio/1_reel.mp4')).toBe('abcdef');
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('abc');
        // Long enough for the store to have received the beginning.
        await sleep(100);
        throw new Error('the line went dead');
      })(),
    );
    const put = files.put('creator_media/b/portfolio/2.mp4', { stream: broken, byte_size: 9 }, 'video/mp4');
    await expect(put).rejects.toThrow();
    // The store may hear of the broken connection a moment later than we do.
    await until(async () => (await files.stat('creator_media/b/portfolio/2.mp4')) === null);
  });

  it('say that there is nothing where there is nothing', async () => {
    expect(await files.read('business_media/none')).toBeNull();
    expect(await files.stat('business_media/none')).toBeNull();
    expect(await keys('business_media/none')).toEqual([]);
    await files.remove(['business_media/none']);
  });

  it('list by any beginning, move, and remove many at once', async () => {
    for (const key of ['campaign_media/c/hero/1.jpg', 'campaign_media/c/hero/1.jpg.160.webp']) {
      await files.put(key, bytes(key), 'image/jpeg');
    }
    await files.put('campaign_media/d/hero/1.jpg', bytes('d'), 'image/jpeg');
    expect(await keys('campaign_media/c/hero/1')).toEqual([
      'campaign_media/c/hero/1.jpg',
      'campaign_media/c/hero/1.jpg.160.webp',
    ]);
    expect(await keys('campaign_media/')).toHaveLength(3);
    await files.move('campaign_media/d/hero/1.jpg', 'campaign_media/c/gallery/2.jpg', 'image/jpeg');
    expect(await textAt('campaign_media/c/gallery/2.jpg')).toBe('d');
    expect(await keys('campaign_media/d/')).toEqual([]);
    await files.remove([...(await keys('campaign_media/'))]);
    expect(await keys('campaign_media/')).toEqual([]);
  });

  it('go out by an address that ends, with ranges [CALL-36]', async () => {
    await files.put('creator_media/e/portfolio/1_reel.mp4', bytes('0123456789'), 'video/mp4');
    await files.put('creator_media/e/portfolio/2_other.mp4', bytes('not for you'), 'video/mp4');
    const address = new URL(await files.address('creator_media/e/portfolio/1_reel.mp4', inAnHour()), base);
    const whole = await fetch(address);
    expect(whole.status).toBe(200);
    expect(await whole.text()).toBe('0123456789');
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(whole.headers.get('content-disposition')).toContain('inline');
    expect(whole.headers.get('cache-control')).toMatch(/^private, max-age=3\d{3}, immutable$/);
    const part = await fetch(address, { headers: { range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
  });

  if (name === 'disk') {
    it('lets nobody widen or prolong an address', async () => {
      const key = 'creator_media/e/portfolio/1_reel.mp4';
      const address = new URL(await files.address(key, inAnHour()), base);
      const later = new URL(address);
      later.searchParams.set('expires', String(Number(address.searchParams.get('expires')) + 1));
      const unsigned = new URL(address.pathname, base);
      const copy = new URL(address);
      copy.pathname += '.160.webp';
      const other = new URL(address);
      other.pathname = other.pathname.replace('1_reel', '2_other');
      for (const forged of [later, unsigned, copy, other]) expect((await fetch(forged)).status).toBe(403);
      const ended = new URL(await files.address(key, new Date(Date.now() - 1000)), base);
      expect((await fetch(ended)).status).toBe(403);
      const past = await fetch(address, { headers: { range: 'bytes=99-' } });
      expect([past.status, past.headers.get('content-range')]).toEqual([416, 'bytes */10']);
      const last = await fetch(address, { headers: { range: 'bytes=-3' } });
      expect([last.status, await last.text()]).toEqual([206, '789']);
      const head = await fetch(address, { method: 'HEAD' });
      expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
    });
  }

  it('stay inside their folder, whatever the key', async () => {
    const bad = [
      '../outside',
      'business_media/../../etc/passwd',
      'business_media/.hidden',
      '/etc/passwd',
      'a//b',
    ];
    for (const key of [...bad, 'business_media/a\u0000b', 'business_media/ünter', 'business_media/a\\b']) {
      await expect(files.put(key, bytes('x'), 'image/png')).rejects.toThrow('not allowed');
      expect((await fetch(`${base}/files/${encodeURI(key)}?expires=9&signature=a`)).status).toBeGreaterThan(
        399,
      );
    }
  });
});
