import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueries } from '#web/queries.ts';
import { mediaOptions, signedUrlsOptions } from './media-options.ts';

const files = [
  { bucket_name: 'business_media', file_path: 'b/logo/2.png' },
  { bucket_name: 'creator_media', file_path: 'c/avatar/1.png' },
  { bucket_name: 'business_media', file_path: 'b/logo/1.png' },
] as const;

interface Asked {
  bucket_name: string;
  file_paths: string[];
  expires_in: number;
}

function reach(answer: (asked: Asked, signal: AbortSignal) => Promise<object>) {
  const asked: Asked[] = [];
  const fetch = vi.fn(async (request: Request) => {
    const body = (await request.json()) as Asked;
    asked.push(body);
    return Response.json(await answer(body, request.signal));
  });
  return { asked, api: { baseUrl: 'http://localhost', fetch: fetch as unknown as typeof globalThis.fetch } };
}

const sign = async ({ file_paths }: Asked) => ({
  files: file_paths.map((file_path) => ({
    ...{ file_path, url: `/files/${file_path}`, poster_url: null, copies: [] },
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  })),
});

afterEach(() => vi.useRealTimers());

it('signs once a bucket, for an hour, and asks for no address it has [CALL-35] [CALL-36] [CONST-06]', async () => {
  const { api, asked } = reach(sign);
  const client = new QueryClient();
  await Promise.all(signedUrlsOptions(api, files).map((options) => client.fetchQuery(options)));
  expect(asked).toEqual([
    { bucket_name: 'business_media', file_paths: ['b/logo/1.png', 'b/logo/2.png'], expires_in: 3600 },
    { bucket_name: 'creator_media', file_paths: ['c/avatar/1.png'], expires_in: 3600 },
  ]);
  const more = [...files, { bucket_name: 'business_media', file_path: 'b/logo/3.png' } as const];
  const [business] = signedUrlsOptions(api, more);
  const signed = business && (await client.fetchQuery(business));
  expect(signed?.map(({ file_path }) => file_path)).toEqual(['b/logo/1.png', 'b/logo/2.png', 'b/logo/3.png']);
  expect(asked.at(-1)?.file_paths).toEqual(['b/logo/3.png']);
});

it('gives up signing after 8 s in all, retries included (decision: a page with stalled signing opens within 8 s) [CALL-37] [CONST-07]', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    if (ms === 8000) setTimeout(() => controller.abort(new Error('8 s')), 20);
    return controller.signal;
  });
  const { api } = reach(
    (_asked, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const { client } = createQueries();
  const [options] = signedUrlsOptions(api, files);
  await expect(options && client.fetchQuery(options)).rejects.toThrow();
  expect(timeout.mock.calls).toEqual([[8000]]);
  timeout.mockRestore();
});

it('asks for 20 of a gallery, 1 where there is one, else 50, and again after 5 minutes [MEDIA-04] [CALL-34] [CONST-08] [CONST-09] [CONST-16]', () => {
  const ask = (role: 'gallery' | 'logo' | 'avatar' | 'portfolio') => {
    const { queryKey, staleTime } = mediaOptions(
      { baseUrl: 'http://localhost' },
      { entity_type: 'business', entity_id: 'b', role },
    );
    return [queryKey[1].query?.limit, staleTime];
  };
  expect(ask('gallery')).toEqual([20, 300_000]);
  expect(ask('logo')).toEqual([1, 300_000]);
  expect(ask('avatar')).toEqual([1, 300_000]);
  expect(ask('portfolio')).toEqual([50, 300_000]);
});
