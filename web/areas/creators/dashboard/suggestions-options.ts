import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

const MINUTE_MS = 60_000;

export function suggestionsOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/suggested-campaigns'), staleTime: 2 * MINUTE_MS };
}
