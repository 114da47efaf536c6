import { newYorkDate } from '#domain/format/deadlines.ts';

/** Filters and sort orders of the campaign list, by the names that both sides use. */
export const CAMPAIGN_SORTS = [
  { sort: 'newest', label: 'Newest First' },
  { sort: 'highest_payout', label: 'Highest Payout' },
  { sort: 'deadline_soon', label: 'Deadline Soon' },
] as const;
export type CampaignSort = (typeof CAMPAIGN_SORTS)[number]['sort'];

export const DEADLINE_FILTERS = [
  { filter: 'all', label: 'Any time' },
  { filter: 'today', label: 'Due Today' },
  { filter: 'this_week', label: 'This Week' },
  { filter: 'this_month', label: 'This Month' },
] as const;
export type DeadlineFilter = (typeof DEADLINE_FILTERS)[number]['filter'];

/** The bookmarks a creator can set in the list. */
export const BOOKMARK_KINDS = ['saved', 'hidden'] as const;
export type BookmarkKind = (typeof BOOKMARK_KINDS)[number];

export const CAMPAIGN_PAGE_SIZE = 24;
/** At its ends, the slider sets no limit. */
export const PAYOUT_FILTER_MAX_CENTS = 500_000;
export const PAYOUT_FILTER_STEP_CENTS = 2_500;
/** Counts from here on are shown as 500+. */
export const MOST_CAMPAIGNS_COUNTED = 500;
export const MOST_NEIGHBORHOODS_IN_FILTER = 30;
/** The width of a bar in the histogram above the slider. */
export const PAYOUT_BAR_CENTS = 10_000;
export const SAVED_SEARCHES_MAX = 20;

const DAY_MS = 24 * 60 * 60 * 1000;
const LAST_DATE = '9999-12-31';

/** The days of a deadline filter, in New York; the week begins on Monday. No deadline sorts after the last day. */
export function deadlineWindow(filter: DeadlineFilter, now: Date): { from: string; to: string } {
  const from = newYorkDate(now);
  switch (filter) {
    case 'today':
      return { from, to: from };
    case 'this_week':
      return { from, to: addDays(from, (7 - weekdayOf(from)) % 7) };
    case 'this_month':
      return { from, to: lastOfMonth(from) };
    default:
      return { from, to: LAST_DATE };
  }
}

/** 0 is Sunday. */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

function lastOfMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
