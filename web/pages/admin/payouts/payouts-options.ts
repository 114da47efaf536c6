import { PAYOUT_FILTERS, type PayoutFilter } from '#domain/payout-states.ts';
import {
  getPayoutRecordOptions,
  getPayoutSummaryOptions,
  listAllPayoutsInfiniteOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { AdminPayoutPage } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { stringifySearch } from '#web/search-params.ts';
import { byCursor } from '#web/session/by-cursor.ts';

/** What the address of the page says. */
export type PayoutsView = { q?: string; status?: string; open?: string };

export function statusOf({ status }: PayoutsView): PayoutFilter | 'all' {
  return PAYOUT_FILTERS.find((known) => known === status) ?? 'all';
}

function queryOf(view: PayoutsView) {
  const status = statusOf(view);
  return { ...(view.q && { search: view.q.slice(0, 120) }), ...(status !== 'all' && { status }) };
}

export function payoutsOptions(api: ApiReach, view: PayoutsView) {
  return byCursor<AdminPayoutPage>(listAllPayoutsInfiniteOptions({ ...api, query: queryOf(view) }));
}

export function summaryOptions(api: ApiReach) {
  return getPayoutSummaryOptions(api);
}

export function payoutOptions(api: ApiReach, id: string) {
  return getPayoutRecordOptions({ ...api, path: { id } });
}

/** The list as it is filtered, as a table to save. */
export function exportHref(view: PayoutsView): string {
  return `/api/admin/payouts/export${stringifySearch(queryOf(view))}`;
}
