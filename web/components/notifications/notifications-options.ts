import { apiPages } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

const ASK_AGAIN_MS = 30_000;

/** Refetched while the list is open and the page is visible. */
export function notificationsOptions(api: ApiReach) {
  return {
    ...apiPages(api, 'GET /api/notifications'),
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  };
}
