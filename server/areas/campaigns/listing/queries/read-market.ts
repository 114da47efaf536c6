import { sql } from 'kysely';
import { cacheFor } from '#server/platform/db/cache-for.ts';
import type { Criteria } from './criteria.ts';

const SAMPLED = 1_000;

/** Statistics of all campaigns. They only guide the choice of buckets, so they may be old and approximate. */
export interface Market {
  campaigns: number;
  /** From the oldest campaign to the newest. */
  span_ms: number;
  sample: { day: number; payout_cents: number; content_types: number }[];
}

interface Row {
  last_day: string;
  payout_cents: number;
  content_types: number;
  published_at: string;
  oldest_at: string;
}

export const readMarket = cacheFor(120, async (db): Promise<Market> => {
  const { rows } = await sql<Row>`
    select last_day, payout_cents, content_types, published_at, (
        select published_at from listing_buckets where bucket = 'a' order by published_at, campaign_id limit 1
      ) as oldest_at
    from listing_buckets where bucket = 'a'
    order by published_at desc, campaign_id desc limit ${sql.lit(SAMPLED)}`.execute(db);
  const [newest, last] = [rows[0], rows.at(-1)];
  if (newest === undefined || last === undefined) return { campaigns: 1, span_ms: 0, sample: [] };
  const span_ms = spanOf(last.oldest_at, newest.published_at);
  const isAll = rows.length < SAMPLED;
  const sampled_ms = spanOf(last.published_at, newest.published_at);
  return {
    campaigns: isAll ? rows.length : extrapolate(rows.length, sampled_ms, span_ms),
    span_ms,
    sample: rows.map(({ last_day, payout_cents, content_types }) => ({
      day: toNumber(last_day),
      payout_cents,
      content_types,
    })),
  };
});

export function spanOf(from: string, to: string): number {
  return Date.parse(to) - Date.parse(from);
}

/** Extrapolates a count to the complete span. */
export function extrapolate(counted: number, counted_ms: number, span_ms: number): number {
  return Math.max((counted * span_ms) / Math.max(counted_ms, 1), counted);
}

type Range = Pick<Criteria, 'from' | 'to' | 'low_cents' | 'high_cents' | 'content_types'>;

export const ANY_RANGE: Range = {
  from: '0000-01-01',
  to: '9999-12-31',
  low_cents: 0,
  high_cents: Number.POSITIVE_INFINITY,
  content_types: 0,
};

/** The share of campaigns within a range. It is never zero, because a sample misses rare cases. */
export function shareIn({ sample }: Market, range: Range): number {
  const [from, to] = [toNumber(range.from), toNumber(range.to)];
  let within = 0;
  for (const { day, payout_cents, content_types } of sample) {
    if (day < from || day > to || payout_cents < range.low_cents || payout_cents > range.high_cents) continue;
    if (range.content_types === 0 || (content_types & range.content_types) !== 0) within += 1;
  }
  return (within + 0.5) / (sample.length + 0.5);
}

/** Numbers compare several times faster than strings, and every page with a filter compares a thousand days. */
function toNumber(day: string): number {
  return Number(day.replaceAll('-', ''));
}
