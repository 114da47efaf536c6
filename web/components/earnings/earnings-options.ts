import { EARNING_SEGMENTS, type EarningSegment } from '#domain/earning-states.ts';
import {
  getEarningSumsOptions,
  getEarningsOverviewOptions,
  listEarningsInfiniteOptions,
  listStatementsOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { EarningPage } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { byCursor } from '#web/session/by-cursor.ts';

/** What the address of the page says; `account` is how one comes back from the page for bank details. */
export type EarningsView = { segment?: string; account?: string };

export function segmentOf({ segment }: EarningsView): EarningSegment {
  return EARNING_SEGMENTS.find((known) => known === segment) ?? 'all';
}

export function earningsOptions(api: ApiReach, segment: EarningSegment) {
  return byCursor<EarningPage>(listEarningsInfiniteOptions({ ...api, query: { segment } }));
}

export function overviewOptions(api: ApiReach) {
  return getEarningsOverviewOptions(api);
}

export function sumsOptions(api: ApiReach) {
  return getEarningSumsOptions(api);
}

export function statementsOptions(api: ApiReach) {
  return listStatementsOptions(api);
}
