import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

const MINUTE_MS = 60_000;

/** The user's own application and profile, with its status. */
export function applicationOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/creator-application'), staleTime: MINUTE_MS };
}
