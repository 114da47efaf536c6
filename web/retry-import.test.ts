import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONNECTION_LOST, importWithRetries } from './retry-import.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/page.js');

function failing(times: number) {
  let calls = 0;
  return {
    calls: () => calls,
    load: async () => {
      calls += 1;
      if (calls <= times) throw missing;
      return 'loaded';
    },
  };
}

async function settle<T>(work: Promise<T>): Promise<PromiseSettledResult<T>> {
  const settled = Promise.allSettled([work]);
  await vi.runAllTimersAsync();
  const [result] = await settled;
  return result;
}

it('tries again when the server is busy or restarting', async () => {
  const { load, calls } = failing(3);
  expect(await settle(importWithRetries(load))).toEqual({ status: 'fulfilled', value: 'loaded' });
  expect(calls()).toBe(4);
});

it('gives up at once on a device that is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { load, calls } = failing(9);
  expect(await settle(importWithRetries(load))).toMatchObject({
    reason: expect.objectContaining({ message: CONNECTION_LOST }),
  });
  expect(calls()).toBe(1);
});

it('blames the connection when the server does not answer either', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await settle(importWithRetries(failing(9).load))).toMatchObject({
    reason: expect.objectContaining({ message: CONNECTION_LOST }),
  });
});

it('passes the failure on when the server answers, so that the page is reloaded', async () => {
  vi.stubGlobal('fetch', async () => ({ ok: true }));
  expect(await settle(importWithRetries(failing(9).load))).toMatchObject({ reason: missing });
});
