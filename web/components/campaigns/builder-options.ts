import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

const MINUTE_MS = 60_000;

/** Always refetched: a colleague may have edited the draft in the meantime. */
export function draftOptions(api: ApiReach, id: string, identifier: string) {
  return {
    ...apiQuery(api, 'GET /api/businesses/:id/campaigns/:identifier/draft', { params: { id, identifier } }),
    staleTime: MINUTE_MS,
  };
}

/** The market hints for a saved version; the next save has its own query. */
export function hintsOptions(api: ApiReach, id: string, identifier: string, version: number) {
  return queryOptions({
    queryKey: ['campaign-hints', id, identifier, version],
    queryFn: async ({ signal }) =>
      await call(api, 'GET /api/businesses/:id/campaigns/:identifier/hints', {
        params: { id, identifier },
        signal,
      }),
    staleTime: MINUTE_MS,
  });
}

export function packagesOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/content-packages'), staleTime: 10 * MINUTE_MS };
}
