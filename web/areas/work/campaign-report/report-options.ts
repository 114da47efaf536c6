import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** Taps and redemptions are counted as they happen. */
const FRESH_MS = 10_000;

export function reportOptions(api: ApiReach, businessId: string, identifier: string) {
  return {
    ...apiQuery(api, 'GET /api/businesses/:id/campaigns/:identifier/report', {
      params: { id: businessId, identifier },
    }),
    staleTime: FRESH_MS,
  };
}
