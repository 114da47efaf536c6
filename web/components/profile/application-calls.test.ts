import { afterEach, expect, it, vi } from 'vitest';
import { applicationCalls } from './application-calls.ts';
import { applicationOptions } from './application-options.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => logged.mockClear());

function callsTo(status: number, body: object) {
  return applicationCalls({
    baseUrl: 'http://localhost',
    fetch: async () =>
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/problem+json' },
      }),
  });
}

it('counts the creator’s own profile as stale after five minutes (decision: as settings) [CONST-17]', () => {
  expect(applicationOptions({ baseUrl: 'http://localhost' }).staleTime).toBe(300_000);
});

it('creating a creator without a user throws "User not authenticated" [ERR-30]', async () => {
  const calls = callsTo(401, { code: 'authentication_required', status: 401 });
  await expect(calls.begin({ bio: 'Steam.' })).rejects.toThrow(/^User not authenticated$/);
});

it('updating a creator without a user throws "User not authenticated" [ERR-31]', async () => {
  const calls = callsTo(401, { code: 'authentication_required', status: 401 });
  await expect(calls.change({ version: 1, bio: 'Steam.' })).rejects.toThrow(/^User not authenticated$/);
  await expect(calls.setRates({ version: 1, rates: [] })).rejects.toThrow(/^User not authenticated$/);
});

it('what fails on the server is logged and reaches the caller [ERR-32]', async () => {
  const failure = { code: 'internal_error', status: 500, detail: 'Something broke on our side.' };
  const calls = callsTo(500, failure);
  await expect(calls.begin()).rejects.toMatchObject(failure);
  await expect(calls.change({ version: 1 })).rejects.toMatchObject(failure);
  const entry = ['Failed to reach the profile:', expect.objectContaining(failure)];
  expect(logged.mock.calls).toEqual([entry, entry]);
});

it('another refusal reaches the caller as it is, and is no failure to log', async () => {
  const refusal = { code: 'conflict', status: 409, detail: 'Changed elsewhere.' };
  await expect(callsTo(409, refusal).change({ version: 1 })).rejects.toMatchObject(refusal);
  expect(logged).not.toHaveBeenCalled();
});
