import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

const FRESH_MS = 30_000;

/** Other admins work on the same queues, so the counts are refetched soon. */
export function queueCountsOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/admin/queue-counts'), staleTime: FRESH_MS };
}
