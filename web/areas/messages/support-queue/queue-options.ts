import { SUPPORT_STATUSES, type SupportStatus } from '#domain/messages/support.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { readSort, type SortedView } from '#web/components/admin/sorting.ts';

/** The page's search parameters. */
export type QueueView = { q?: string; status?: string; open?: string } & SortedView;

/** The column the list can be sorted by. */
export const REQUEST_SORTS = ['last_message'] as const;

/** Without a status, the queue shows what needs an answer; `all` shows everything. */
export function statusOf({ status = 'open' }: QueueView): SupportStatus | 'all' {
  if (status === 'all') return 'all';
  return SUPPORT_STATUSES.find((known) => known === status) ?? 'open';
}

export function filtersOf(view: QueueView) {
  const status = statusOf(view);
  return { ...(view.q && { search: view.q.slice(0, 120) }), ...(status !== 'all' && { status }) };
}

export function queueOptions(api: ApiReach, view: QueueView) {
  const query = { ...filtersOf(view), ...readSort(view, REQUEST_SORTS) };
  return apiPages(api, 'GET /api/admin/support-requests', { query });
}

export function threadOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/admin/support-requests/:id', { params: { id } });
}
