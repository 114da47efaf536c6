import { EARNING_SEGMENTS, type EarningSegment } from '#domain/money/earning-states.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The page's search parameters; `account` is set when returning from the page for bank details. */
export type EarningsView = { segment?: string; account?: string };

export function segmentOf({ segment }: EarningsView): EarningSegment {
  return EARNING_SEGMENTS.find((known) => known === segment) ?? 'all';
}

export function earningsOptions(api: ApiReach, segment: EarningSegment) {
  return apiPages(api, 'GET /api/me/earnings', { query: { segment } });
}

export function overviewOptions(api: ApiReach) {
  return apiQuery(api, 'GET /api/me/earnings/overview');
}

export function sumsOptions(api: ApiReach) {
  return apiQuery(api, 'GET /api/me/earnings/sums');
}

export function statementsOptions(api: ApiReach) {
  return apiQuery(api, 'GET /api/me/statements');
}
