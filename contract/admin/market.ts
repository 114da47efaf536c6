import { z } from 'zod';
import { FILE } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { LONGEST_MARKET_DAYS } from '#domain/admin/market.ts';
import { BOROUGHS } from '#domain/base/city.ts';

const DAY_MS = 86_400_000;
const day = z.iso.date();

/** Days in New York, both included. Without them it is the last 30 days. */
const marketQuery = z
  .object({ first_day: day.optional(), last_day: day.optional() })
  .refine(({ first_day, last_day }) => (first_day === undefined) === (last_day === undefined), {
    path: ['last_day'],
    error: 'Choose both a first and a last day',
  })
  .refine(({ first_day = '', last_day = '' }) => first_day <= last_day, {
    path: ['last_day'],
    error: 'Choose a last day that isn’t before the first',
  })
  .refine(
    ({ first_day, last_day }) =>
      !first_day || !last_day || Date.parse(last_day) - Date.parse(first_day) < LONGEST_MARKET_DAYS * DAY_MS,
    { path: ['last_day'], error: `Choose at most ${LONGEST_MARKET_DAYS} days` },
  );
export type MarketQuery = z.output<typeof marketQuery>;

const cents = z.number().int();
const count = z.number().int();

/** Money from the ledger, and what says how fast and how well campaigns find creators. */
const figures = z.object({
  paid_in_cents: cents,
  released_cents: cents,
  fees_cents: cents,
  /** Less what banks returned. */
  refunded_cents: cents,
  /** Published in the range. */
  campaigns: count,
  /** Of these, by a business that had published one before. */
  repeat_campaigns: count,
  /** Campaigns whose first application came in the range. */
  first_applicants: count,
  /** Of these, within 24 hours of publishing. */
  first_within_day: count,
  /** From publishing to the first application, added up. */
  first_applicant_seconds: count,
  /** The spots of campaigns whose selection closed in the range. */
  closed_slots: count,
  /** Of these, taken by a creator. */
  filled_slots: count,
});

export const market = z
  .object({
    first_day: z.string(),
    last_day: z.string(),
    total: figures,
    /** Null is what belongs to no borough, such as campaigns without a place. */
    boroughs: z.array(figures.extend({ borough: z.enum(BOROUGHS).nullable() })).max(BOROUGHS.length + 1),
    /** Null is what belongs to no industry. */
    industries: z
      .array(figures.extend({ industry: z.string().nullable(), name: z.string().nullable() }))
      .max(200),
    /** Oldest first. */
    days: z.array(figures.extend({ day: z.string() })).max(LONGEST_MARKET_DAYS),
  })
  .meta({ id: 'Market' });
export type Market = z.infer<typeof market>;

export const marketEndpoints = endpoints({
  getMarket: {
    method: 'GET',
    url: '/api/admin/market',
    access: 'admin_amounts',
    summary: 'Get money and liquidity of a range of days, by borough, industry and day',
    query: marketQuery,
    response: market,
  },
  exportMarket: {
    method: 'GET',
    url: '/api/admin/market-export',
    access: 'admin_amounts',
    summary: 'Export money and liquidity of a range of days by borough and industry as CSV',
    query: marketQuery,
    response: FILE,
    produces: 'text/csv; charset=utf-8',
  },
});
