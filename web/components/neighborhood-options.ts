import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The neighborhoods of the city, fetched once per visit. */
export function neighborhoodOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/neighborhoods'), staleTime: Number.POSITIVE_INFINITY };
}
