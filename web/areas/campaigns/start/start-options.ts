import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The server prices a campaign by the fee of now, so an older one here can't be charged. */
export function setupOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/businesses/:id/quick-posts/setup', { params: { id } });
}

export function templatesOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/businesses/:id/campaign-templates', { params: { id } });
}
