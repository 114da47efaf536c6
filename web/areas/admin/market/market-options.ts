import { LONGEST_MARKET_DAYS } from '#domain/admin/market.ts';
import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { stringifySearch } from '#web/search-params.ts';

/** The page's search parameters: days in New York. */
export type MarketView = { from?: string; to?: string };

const DAY_MS = 86_400_000;

/** Why these days can’t be shown; null if they can. */
export function rangeProblem({ from = '', to = '' }: MarketView): string | null {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
  if (Number.isNaN(first) || Number.isNaN(last)) return 'Choose both a first and a last day';
  if (last < first) return 'Choose a last day that isn’t before the first';
  return last - first >= LONGEST_MARKET_DAYS * DAY_MS ? `Choose at most ${LONGEST_MARKET_DAYS} days` : null;
}

/** Somebody may have typed the address. Then it is the last 30 days. */
function queryOf(view: MarketView): { first_day?: string; last_day?: string } {
  const { from, to } = view;
  return from && to && rangeProblem(view) === null ? { first_day: from, last_day: to } : {};
}

export function marketOptions(api: ApiReach, view: MarketView) {
  return { ...apiQuery(api, 'GET /api/admin/market', { query: queryOf(view) }), staleTime: 30_000 };
}

export function exportHref(view: MarketView): string {
  return `/api/admin/market-export${stringifySearch(queryOf(view))}`;
}
