import { expect, it } from 'vitest';
import { applicationCalls } from './application-calls.ts';

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

it('creating a creator without a user throws "User not authenticated" [ERR-30]', async () => {
  const calls = callsTo(401, { code: 'authentication_required', status: 401 });
  await expect(calls.begin({ bio: 'Steam.' })).rejects.toThrow(/^User not authenticated$/);
});

it('updating a creator without a user throws "User not authenticated" [ERR-31]', async () => {
  const calls = callsTo(401, { code: 'authentication_required', status: 401 });
  await expect(calls.change({ updated_at: '1', bio: 'Steam.' })).rejects.toThrow(/^User not authenticated$/);
  await expect(calls.setRates({ updated_at: '1', rates: [] })).rejects.toThrow(/^User not authenticated$/);
});

it('another refusal reaches the caller as it is', async () => {
  const refusal = { code: 'conflict', status: 409, detail: 'Changed elsewhere.' };
  await expect(callsTo(409, refusal).change({ updated_at: '1' })).rejects.toMatchObject(refusal);
});
