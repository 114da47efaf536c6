import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** Always refetched: the fee and the proposed dates are those of now. */
export function setupOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/businesses/:id/quick-posts/setup', { params: { id } });
}

export function templatesOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/businesses/:id/campaign-templates', { params: { id } });
}
