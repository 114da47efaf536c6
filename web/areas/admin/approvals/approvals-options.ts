import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

export function approvalsOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/admin/approvals'), staleTime: 10_000 };
}

export function reportedRatingsOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/admin/reported-ratings'), staleTime: 10_000 };
}
