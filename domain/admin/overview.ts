/** How far back the overview can look. */
export const OVERVIEW_DAYS = [7, 30, 90] as const;
export type OverviewDays = (typeof OVERVIEW_DAYS)[number];

/** The longest of them, and as long before it to compare with. */
export const LONGEST_LOOK_BACK_DAYS = 2 * Math.max(...OVERVIEW_DAYS);

/** The kinds of to-dos of an admin, most urgent first. */
export const WAITING_KINDS = [
  'alarms',
  'applicants',
  'disputes',
  'chargebacks',
  'refunds',
  'payouts',
  'approvals',
  'reviews',
  'emails',
  'connections',
  'files',
  'jobs',
] as const;

export const TREND_NAMES = [
  'sign_ups',
  'applications',
  'approvals',
  'businesses',
  'campaigns',
  'emails',
] as const;
export type TrendName = (typeof TREND_NAMES)[number];

const DAY_MS = 86_400_000;

/** The days up to and with `last`, written YYYY-MM-DD, oldest first. */
export function daysUpTo(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, place) =>
    new Date(end - (count - 1 - place) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** By how much a number changed; null where there was nothing to compare it with. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
