import {
  getEnrichmentTestOptions,
  listEnrichmentTestsInfiniteOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { Enrichment, EnrichmentTests } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { byCursor } from '#web/session/by-cursor.ts';

const LOOK_EVERY_MS = 1_000;

export type TestsView = { open?: string };

export function testsOptions(api: ApiReach) {
  return byCursor<EnrichmentTests>(listEnrichmentTestsInfiniteOptions(api));
}

/** Looked up each second until it has ended. */
export function testOptions(api: ApiReach, id: string) {
  return {
    ...getEnrichmentTestOptions({ ...api, path: { id } }),
    refetchInterval: ({ state }: { state: { data?: Enrichment | undefined } }) =>
      state.data?.status === 'queued' || state.data?.status === 'running' ? LOOK_EVERY_MS : (false as const),
  };
}
