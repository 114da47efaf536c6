import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

const FRESH_MS = 30_000;

/** The counts of an admin's open work; other admins work on it too, so it is refetched soon. */
export function waitingOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/admin/queue-counts'), staleTime: FRESH_MS };
}
