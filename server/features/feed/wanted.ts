import type { CampaignFilters } from '#contract/campaigns.ts';
import { type CampaignSort, deadlineWindow, PAYOUT_FILTER_MAX_CENTS } from '#domain/campaign-filters.ts';
import { newYorkDate } from '#domain/deadlines.ts';
import { CONTENT_TYPES } from '#domain/deliverables.ts';
import { payoutStep } from './payout-steps.ts';

/** What somebody looks for, in one spelling, so that two who look for the same are told the same. */
export interface Wanted {
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

/** What pays what is for creators alone, so others can neither narrow the list by it nor read it off the order. */
export function toWanted(filters: CampaignFilters, isCreator: boolean, now: Date): Wanted {
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

/** With more shelves than this it is faster to walk along few and leave out what does not fit. */
const MOST_SHELVES = 160;
const MOST_DAYS = 31;
const MOST_STEPS = 8;

export interface ShelfChoice {
  plain: string[];
  /** The same once a day that is wanted, where these are few and the order is another one. */
  by_day: string[] | null;
  /** The same once a step of payouts. */
  by_step: string[] | null;
}

export function shelvesFor(wanted: Wanted): ShelfChoice {
  const { industry, neighborhoods, sort } = wanted;
  if (industry !== null && neighborhoods.length > 0) {
    return { plain: neighborhoods.map((slug) => `b:${industry}:${slug}`), by_day: null, by_step: null };
  }
  const placed = neighborhoods.map((slug) => `n:${slug}`);
  const plain = industry !== null ? [`i:${industry}`] : placed.length > 0 ? placed : ['a'];
  return {
    plain,
    by_day: sort === 'deadline_soon' ? null : combine(plain, daysOf(wanted)),
    by_step: sort === 'highest_payout' ? null : combine(plain, stepsOf(wanted)),
  };
}

export function isEverything(shelves: readonly string[]): boolean {
  return shelves.includes('a');
}

function combine(plain: readonly string[], ends: readonly string[] | null): string[] | null {
  if (ends === null || plain.length * ends.length > MOST_SHELVES) return null;
  return plain.flatMap((scope) => ends.map((end) => `${scope}${end}`));
}

const DAY_MS = 24 * 60 * 60 * 1000;

function daysOf({ from, to }: Wanted): string[] | null {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  if (count > MOST_DAYS) return null;
  return Array.from(
    { length: Math.max(count, 0) },
    (_, day) => `@${new Date(Date.parse(from) + day * DAY_MS).toISOString().slice(0, 10)}`,
  );
}

function stepsOf({ low_cents, high_cents }: Wanted): string[] | null {
  const first = payoutStep(low_cents);
  const count = payoutStep(high_cents) - first + 1;
  if (count > MOST_STEPS) return null;
  return Array.from({ length: Math.max(count, 0) }, (_, step) => `$${first + step}`);
}

/** The address of a shared page. The day is part of it: at midnight deadlines pass. */
export function pageKey(wanted: Wanted, cursor: string | undefined, limit: number, now: Date): string {
  return JSON.stringify([newYorkDate(now), limit, cursor ?? '', ...Object.values(wanted)]);
}
