import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

const FRESH_MS = 10_000;

export function campaignLinksOptions(api: ApiReach, place: { id: string; identifier: string }) {
  return {
    ...apiQuery(api, 'GET /api/businesses/:id/campaigns/:identifier/links', { params: place }),
    staleTime: FRESH_MS,
  };
}
