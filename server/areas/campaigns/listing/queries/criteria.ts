import type { CampaignFilters } from '#contract/campaigns/listing.ts';
import {
  type CampaignSort,
  deadlineWindow,
  PAYOUT_FILTER_MAX_CENTS,
} from '#domain/campaigns/campaign-filters.ts';
import { CONTENT_TYPES } from '#domain/campaigns/deliverables.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { payoutStep } from '../payout-steps.ts';

/** The filters in a canonical form, so that equal searches share a cached page. */
export interface Criteria {
  sort: CampaignSort;
  industry: string | null;
  neighborhoods: readonly string[];
  low_cents: number;
  high_cents: number;
  from: string;
  to: string;
  /** One bit a content type; 0 is any. */
  content_types: number;
  search: string;
}

const NO_LIMIT_CENTS = 2_147_483_647;

export function hasPayoutRange({
  low_cents,
  high_cents,
}: Pick<Criteria, 'low_cents' | 'high_cents'>): boolean {
  return low_cents !== 0 || high_cents !== NO_LIMIT_CENTS;
}

/** Only creators may see payouts, so other accounts can't filter or sort by them. */
export function toCriteria(filters: CampaignFilters, isCreator: boolean, now: Date): Criteria {
  const { min_payout_cents: min = 0, max_payout_cents: max = PAYOUT_FILTER_MAX_CENTS, sort_by } = filters;
  const hasMax = isCreator && max < PAYOUT_FILTER_MAX_CENTS;
  const { from, to } = deadlineWindow(filters.deadline_filter, now);
  return {
    sort: sort_by === 'highest_payout' && !isCreator ? 'newest' : sort_by,
    industry: filters.industry ?? null,
    neighborhoods: [...filters.neighborhoods].sort(),
    // A campaign that names no payout is in no range.
    low_cents: isCreator ? Math.max(min, hasMax ? 1 : 0) : 0,
    high_cents: hasMax ? max : NO_LIMIT_CENTS,
    from,
    to,
    content_types: filters.content_types.reduce((bits, type) => bits | (1 << CONTENT_TYPES.indexOf(type)), 0),
    search: (filters.q ?? '').toLowerCase(),
  };
}

/** Above this number of buckets it is faster to scan a few and skip what does not fit. */
const MOST_BUCKETS = 160;
const MOST_DAYS = 31;
const MOST_STEPS = 8;

export interface BucketChoice {
  plain: string[];
  /** One for each day of the range; null if there are too many or the list is sorted by day. */
  by_day: string[] | null;
  /** One for each payout step of the range; null for the same reasons. */
  by_step: string[] | null;
  /** The buckets of all campaigns in the chosen days and in the chosen payout steps, if those are few. */
  ranges: string[][];
}

export function bucketsFor(criteria: Criteria): BucketChoice {
  const { industry, neighborhoods, sort } = criteria;
  const [days, steps] = [daysOf(criteria), stepsOf(criteria)];
  const ranges = [days, steps].flatMap((ends) => (ends === null ? [] : [ends.map((end) => `a${end}`)]));
  if (industry !== null && neighborhoods.length > 0) {
    const plain = neighborhoods.map((slug) => `b:${industry}:${slug}`);
    return { plain, by_day: null, by_step: null, ranges };
  }
  const placed = neighborhoods.map((slug) => `n:${slug}`);
  const plain = industry !== null ? [`i:${industry}`] : placed.length > 0 ? placed : ['a'];
  return {
    plain,
    by_day: sort === 'deadline_soon' ? null : combine(plain, days),
    by_step: sort === 'highest_payout' ? null : combine(plain, steps),
    ranges,
  };
}

export function isEverything(buckets: readonly string[]): boolean {
  return buckets.includes('a');
}

function combine(plain: readonly string[], ends: readonly string[] | null): string[] | null {
  if (ends === null || plain.length * ends.length > MOST_BUCKETS) return null;
  return plain.flatMap((scope) => ends.map((end) => `${scope}${end}`));
}

const DAY_MS = 24 * 60 * 60 * 1000;

function daysOf({ from, to }: Criteria): string[] | null {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  if (count > MOST_DAYS) return null;
  return Array.from(
    { length: Math.max(count, 0) },
    (_, day) => `@${new Date(Date.parse(from) + day * DAY_MS).toISOString().slice(0, 10)}`,
  );
}

function stepsOf({ low_cents, high_cents }: Criteria): string[] | null {
  const first = payoutStep(low_cents);
  const count = payoutStep(high_cents) - first + 1;
  if (count > MOST_STEPS) return null;
  return Array.from({ length: Math.max(count, 0) }, (_, step) => `$${first + step}`);
}

/** The address of a shared page. The day is part of it: at midnight deadlines pass. */
export function pageKey(criteria: Criteria, cursor: string | undefined, limit: number, now: Date): string {
  return JSON.stringify([newYorkDate(now), limit, cursor ?? '', ...Object.values(criteria)]);
}
