import { SUPPORT_STATUSES, type SupportStatus } from '#domain/messages/support.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The page's search parameters. */
export type QueueView = { q?: string; status?: string; open?: string };

/** Without a status, the queue shows what needs an answer; `all` shows everything. */
export function statusOf({ status = 'open' }: QueueView): SupportStatus | 'all' {
  if (status === 'all') return 'all';
  return SUPPORT_STATUSES.find((known) => known === status) ?? 'open';
}

export function queueOptions(api: ApiReach, view: QueueView) {
  const status = statusOf(view);
  return apiPages(api, 'GET /api/admin/support-requests', {
    query: { ...(view.q && { search: view.q.slice(0, 120) }), ...(status !== 'all' && { status }) },
  });
}

export function threadOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/admin/support-requests/:id', { params: { id } });
}
