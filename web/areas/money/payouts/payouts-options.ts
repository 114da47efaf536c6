import { PAYOUT_FILTERS, type PayoutFilter } from '#domain/money/payout-states.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { readSort, type SortedView } from '#web/components/admin/sorting.ts';

/** The page's search parameters. */
export type PayoutsView = { q?: string; status?: string; open?: string } & SortedView;

/** The columns the list can be sorted by. */
export const PAYOUT_SORTS = ['requested', 'amount', 'arrives'] as const;

export function statusOf({ status }: PayoutsView): PayoutFilter | 'all' {
  return PAYOUT_FILTERS.find((known) => known === status) ?? 'all';
}

export function filtersOf(view: PayoutsView) {
  const status = statusOf(view);
  return { ...(view.q && { search: view.q.slice(0, 120) }), ...(status !== 'all' && { status }) };
}

export function payoutsOptions(api: ApiReach, view: PayoutsView) {
  const query = { ...filtersOf(view), ...readSort(view, PAYOUT_SORTS) };
  return apiPages(api, 'GET /api/admin/payouts', { query });
}

export function summaryOptions(api: ApiReach) {
  return apiQuery(api, 'GET /api/admin/payouts/summary');
}

export function payoutOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/admin/payouts/:id', { params: { id } });
}
