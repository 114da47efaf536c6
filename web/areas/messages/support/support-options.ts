import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

export function ownRequestsOptions(api: ApiReach) {
  return apiPages(api, 'GET /api/support-requests', {});
}

export function ownRequestOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/support-requests/:id', { params: { id } });
}
