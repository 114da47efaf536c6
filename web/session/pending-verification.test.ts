import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let tab: Map<string, string>;

beforeEach(() => {
  tab = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

it('is there again after a reload, with its ticket and the wait for the next email [SIGNUP-11]', async () => {
  const pending = { email: 'maya@okafor.studio', ticket: 'ticket', resend_at: 1_000 };
  (await load()).set(pending);
  expect((await load()).get()).toEqual(pending);
});

it.each([
  '{"version":1,"value":{"email":7,"ticket":"ticket","resend_at":1}}',
  '{"version":1,"value":{"email":"maya@okafor.studio"}}',
  '{"version":2,"value":{"email":"maya@okafor.studio","ticket":null,"resend_at":1}}',
])('is none where the tab keeps %s', async (kept) => {
  tab.set('pendingVerification', kept);
  expect((await load()).get()).toBeNull();
});

/** A freshly loaded page: new modules over the same storage. */
async function load() {
  vi.resetModules();
  return (await import('./pending-verification.ts')).pendingVerification;
}
