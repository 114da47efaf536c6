import { PAYOUT_FILTERS, type PayoutFilter } from '#domain/money/payout-states.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { stringifySearch } from '#web/search-params.ts';

/** The page's search parameters. */
export type PayoutsView = { q?: string; status?: string; open?: string };

export function statusOf({ status }: PayoutsView): PayoutFilter | 'all' {
  return PAYOUT_FILTERS.find((known) => known === status) ?? 'all';
}

function queryOf(view: PayoutsView) {
  const status = statusOf(view);
  return { ...(view.q && { search: view.q.slice(0, 120) }), ...(status !== 'all' && { status }) };
}

export function payoutsOptions(api: ApiReach, view: PayoutsView) {
  return apiPages(api, 'GET /api/admin/payouts', { query: queryOf(view) });
}

export function summaryOptions(api: ApiReach) {
  return apiQuery(api, 'GET /api/admin/payouts/summary');
}

export function payoutOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/admin/payouts/:id', { params: { id } });
}

/** The filtered list as a CSV download. */
export function exportHref(view: PayoutsView): string {
  return `/api/admin/payouts/export${stringifySearch(queryOf(view))}`;
}
