import { OVERVIEW_DAYS, type OverviewDays } from '#domain/admin/overview.ts';
import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The page's search parameters. */
export type OverviewView = { days?: string };

const FRESH_MS = 30_000;

export function daysOf({ days }: OverviewView): OverviewDays {
  return OVERVIEW_DAYS.find((known) => String(known) === days) ?? 30;
}

export function overviewOptions(api: ApiReach, view: OverviewView) {
  return {
    ...apiQuery(api, 'GET /api/admin/overview', { query: { days: daysOf(view) } }),
    staleTime: FRESH_MS,
  };
}
