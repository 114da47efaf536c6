import type { ListExport } from '#contract/admin/exports.ts';
import { apiPages } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

const LOOK_AGAIN_MS = 2_000;

/** Asks again while a file is being written. */
export function exportsOptions(api: ApiReach) {
  return {
    ...apiPages(api, 'GET /api/admin/list-exports', { query: {} }),
    refetchInterval: ({ state }: { state: { data?: { pages: { exports: ListExport[] }[] } | undefined } }) =>
      state.data?.pages.some((page) => page.exports.some(({ status }) => status === 'running'))
        ? LOOK_AGAIN_MS
        : (false as const),
  };
}
