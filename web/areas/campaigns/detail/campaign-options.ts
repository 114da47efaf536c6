import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

const MINUTE_MS = 60_000;

/** The full campaign by its identifier. */
export function campaignOptions(api: ApiReach, identifier: string) {
  return {
    ...apiQuery(api, 'GET /api/campaigns/:identifier', { params: { identifier } }),
    staleTime: MINUTE_MS,
  };
}
