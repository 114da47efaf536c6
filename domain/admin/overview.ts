/** The periods the overview can show. */
export const OVERVIEW_DAYS = [7, 30, 90] as const;
export type OverviewDays = (typeof OVERVIEW_DAYS)[number];

/** The longest period, and the same again to compare with. */
export const LONGEST_LOOK_BACK_DAYS = 2 * Math.max(...OVERVIEW_DAYS);

/** The kinds of to-dos of an admin, most urgent first. */
export const WAITING_KINDS = [
  'alarms',
  'applicants',
  'disputes',
  'support',
  'chargebacks',
  'refunds',
  'payouts',
  'approvals',
  'ratings',
  'reports',
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

/** What happened to money on a day, in cents. */
export const MONEY_NAMES = ['paid_in', 'released', 'fees', 'refunded'] as const;
export type MoneyName = (typeof MONEY_NAMES)[number];

/** Everything that is kept by day. */
export const DAILY_NAMES = [...TREND_NAMES, ...MONEY_NAMES] as const;
export type DailyName = (typeof DAILY_NAMES)[number];

const DAY_MS = 86_400_000;

/** The days up to and including `last`, written YYYY-MM-DD, oldest first. */
export function daysUpTo(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, place) =>
    new Date(end - (count - 1 - place) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The change of a number as a share; null if there was nothing to compare with. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
