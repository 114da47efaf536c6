import { sql } from 'kysely';
import { keepFresh } from '../../db/keep-fresh.ts';
import type { Wanted } from './wanted.ts';

const SAMPLED = 1_000;

/** What the marketplace is like. It only steers which shelves are walked, so it may be old and roughly right. */
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

export const readMarket = keepFresh(120, async (db): Promise<Market> => {
  const { rows } = await sql<Row>`
    select last_day, payout_cents, content_types, published_at, (
        select published_at from listing_shelves where shelf = 'a' order by published_at, campaign_id limit 1
      ) as oldest_at
    from listing_shelves where shelf = 'a'
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

/** As many as there are if all came as those did that were counted. */
export function extrapolate(counted: number, counted_ms: number, span_ms: number): number {
  return Math.max((counted * span_ms) / Math.max(counted_ms, 1), counted);
}

type Range = Pick<Wanted, 'from' | 'to' | 'low_cents' | 'high_cents' | 'content_types'>;

export const ANY_RANGE: Range = {
  from: '0000-01-01',
  to: '9999-12-31',
  low_cents: 0,
  high_cents: Number.POSITIVE_INFINITY,
  content_types: 0,
};

/** The share of campaigns within a range; never none, for a sample does not know what is rare. */
export function shareIn({ sample }: Market, range: Range): number {
  const [from, to] = [toNumber(range.from), toNumber(range.to)];
  let within = 0;
  for (const { day, payout_cents, content_types } of sample) {
    if (day < from || day > to || payout_cents < range.low_cents || payout_cents > range.high_cents) continue;
    if (range.content_types === 0 || (content_types & range.content_types) !== 0) within += 1;
  }
  return (within + 0.5) / (sample.length + 0.5);
}

/** Days as numbers are told apart several times faster, and every page with a filter asks a thousand of them. */
function toNumber(day: string): number {
  return Number(day.replaceAll('-', ''));
}
