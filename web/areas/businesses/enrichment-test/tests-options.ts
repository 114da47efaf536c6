import type { Enrichment } from '#contract/businesses/enrichments.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

const LOOK_EVERY_MS = 1_000;

export type TestsView = { open?: string };

export function testsOptions(api: ApiReach) {
  return apiPages(api, 'GET /api/admin/enrichments');
}

/** Refetched every second until it ends. */
export function testOptions(api: ApiReach, id: string) {
  return {
    ...apiQuery(api, 'GET /api/admin/enrichments/:id', { params: { id } }),
    refetchInterval: ({ state }: { state: { data?: Enrichment | undefined } }) =>
      state.data?.status === 'queued' || state.data?.status === 'running' ? LOOK_EVERY_MS : (false as const),
  };
}
