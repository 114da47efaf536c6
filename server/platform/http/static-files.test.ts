import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { expect, it } from 'vitest';
import { artPath } from '#art/catalogue.ts';
import { testApp } from '#test/support/test-app.ts';
import { openToEveryone } from './register-routes.ts';

const MOST = 10;

const { app } = await testApp({
  adapt: ({ config }) => ({ config: { ...config, requests_per_minute: MOST } }),
  extend: (whole) =>
    void whole.register(async (scope) => {
      openToEveryone(scope);
      await scope.register(fastifyStatic, {
        root: fileURLToPath(new URL('../../../public/', import.meta.url)),
        wildcard: false,
        index: false,
      });
    }),
});

const statusesOf = (url: string, count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await app.inject({ url })).statusCode));

it('files and drawings don’t count toward the requests of a minute, and everything else does', async () => {
  expect(await statusesOf('/icon.svg', MOST * 3)).toEqual(Array(MOST * 3).fill(200));
  expect(await statusesOf(artPath.street('day', 'landing'), MOST * 3)).not.toContain(429);
  expect(await statusesOf('/api/cities', MOST)).toEqual(Array(MOST).fill(200));
  expect(await statusesOf('/api/cities', 1)).toEqual([429]);
  expect(await statusesOf('/icon.svg', 1)).toEqual([200]);
});
