import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

const MINUTE_MS = 60_000;

/** Profile and business data is refetched after 5 minutes, and evicted after 10 minutes unused. */
export const PROFILE_CACHE = { staleTime: 5 * MINUTE_MS, gcTime: 10 * MINUTE_MS };

export function settingsOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/me/settings'), ...PROFILE_CACHE };
}
