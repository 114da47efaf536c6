import { OVERVIEW_DAYS, type OverviewDays } from '#domain/overview.ts';
import { getOverviewOptions } from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** What the address of the page says. */
export type OverviewView = { days?: string };

const FRESH_MS = 30_000;

export function daysOf({ days }: OverviewView): OverviewDays {
  return OVERVIEW_DAYS.find((known) => String(known) === days) ?? 30;
}

export function overviewOptions(api: ApiReach, view: OverviewView) {
  return { ...getOverviewOptions({ ...api, query: { days: daysOf(view) } }), staleTime: FRESH_MS };
}
