import { afterEach, beforeEach, expect, it } from 'vitest';
import { createQueries } from '#web/queries.ts';
import type { RouterContext } from '#web/router-context.ts';
import { createAuthStore } from '#web/session/auth-store.ts';
import { loadApplication } from './load-application.ts';

const unhandled: unknown[] = [];
const note = (cause: unknown) => void unhandled.push(cause);
let others: NodeJS.UnhandledRejectionListener[] = [];

beforeEach(() => {
  unhandled.length = 0;
  others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', note);
});

afterEach(() => {
  process.off('unhandledRejection', note);
  for (const other of others) process.on('unhandledRejection', other);
});

it('handles every failure when there is no connection', async () => {
  const queries = createQueries();
  queries.client.setDefaultOptions({ queries: { retry: false, networkMode: 'always' } });
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const context = {
    api: { baseUrl: 'http://bizmeet.test', fetch },
    auth: createAuthStore(),
    queries: { current: queries },
  } as unknown as RouterContext;
  await expect(loadApplication(context)).rejects.toThrow('Failed to fetch');
  // Node reports what nobody handled once the microtasks are done.
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).toEqual([]);
});
