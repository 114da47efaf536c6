import type { Me } from '#contract/accounts/me.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** Loads the API client on demand, so that pages that never ask don't carry it. */
export async function fetchMe(api: ApiReach): Promise<Me> {
  const { call } = await import('#web/api/call.ts');
  return call(api, 'GET /api/me');
}
