import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

export function approvalsOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/admin/approvals'), staleTime: 10_000 };
}

export function reportedReviewsOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/admin/reported-reviews'), staleTime: 10_000 };
}
