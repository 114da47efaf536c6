import { expect, it } from 'vitest';
import { testApp } from '#test/support/test-app.ts';
import { serveWellKnown } from './well-known.ts';

const MOST = 50_000;
const COUNT = MOST + 3;

const { app, context } = await testApp({
  extend: (scope, { config }) =>
    serveWellKnown(scope, config, ['/help/fees'], {
      count: async () => COUNT,
      list: async ({ limit, offset }) =>
        Array.from({ length: Math.max(0, Math.min(limit, COUNT - offset)) }, (_, at) => `/@c${offset + at}`),
    }),
});

it('splits a sitemap that is too long for one file, and lists each page once', async () => {
  const { app_url } = context.config;
  const locationsOf = async (url: string) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    return [...answer.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  };
  const files = await locationsOf('/sitemap.xml');
  expect(files).toEqual([0, 1, 2].map((part) => `${app_url}/sitemaps/${part}.xml`));
  const pages: string[] = [];
  for (const file of files) pages.push(...(await locationsOf(file.slice(app_url.length))));
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toHaveLength(COUNT + 6);
  expect(pages).toContain(`${app_url}/help/fees`);
  for (const url of ['/sitemaps/3.xml', '/sitemaps/x.xml', '/sitemaps/-1.xml']) {
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
  }
});
