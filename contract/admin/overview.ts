import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { MONEY_NAMES, OVERVIEW_DAYS, TREND_NAMES, WAITING_KINDS } from '#domain/admin/overview.ts';
import { BOROUGHS } from '#domain/base/city.ts';

const overviewQuery = z.object({
  days: z.coerce
    .number()
    .int()
    .refine((days) => (OVERVIEW_DAYS as readonly number[]).includes(days), {
      error: 'Choose 7, 30 or 90 days',
    })
    .default(30),
});

const count = z.number().int();

/** The number of to-dos of a kind and the oldest one's date. For disputes it is the first deadline. */
export const waitingWork = z
  .object({ kind: z.enum(WAITING_KINDS), count, since: z.string().nullable() })
  .meta({ id: 'WaitingWork' });
export type WaitingWork = z.infer<typeof waitingWork>;

/** Days in New York, oldest first, beside as many days before them. */
const daily = z.object({
  total: count,
  total_before: count,
  days: z.array(count).max(90),
  days_before: z.array(count).max(90),
});

export const trend = daily.extend({ name: z.enum(TREND_NAMES) }).meta({ id: 'Trend' });
export type Trend = z.infer<typeof trend>;

/** In cents, counted from the ledger; none for admins who may not see amounts. More may be returned by banks on a day than was refunded. */
export const moneyTrend = daily.extend({ name: z.enum(MONEY_NAMES) }).meta({ id: 'MoneyTrend' });
export type MoneyTrend = z.infer<typeof moneyTrend>;

export const overview = z
  .object({
    waiting: z.array(waitingWork),
    /** Applicants past the promised time, and those due within a day. */
    applicants: z.object({ overdue: count, due_soon: count, next_due_at: z.string().nullable() }),
    first_day: z.string(),
    last_day: z.string(),
    trends: z.array(trend),
    money: z.array(moneyTrend),
    /** Held for campaigns now, our fees on them included. */
    held_cents: count.optional(),
    /** Our own money at the provider and the bank, below zero if we hold less than we owe. */
    reserve_cents: count.optional(),
    /** The last entry, without a borough, is for campaigns without a place. */
    boroughs: z.array(z.object({ borough: z.enum(BOROUGHS).nullable(), open_campaigns: count })),
    machine: z.object({
      database: z.object({ kind: z.enum(['pg', 'pglite']), took_ms: z.number() }),
      jobs: z.object({ running: count, late: count, dead: count }),
      emails: z.object({ sent_today: count, failed_today: count }),
      files: z.object({ kind: z.enum(['disk', 's3']), failed: count }),
    }),
  })
  .meta({ id: 'Overview' });
export type Overview = z.infer<typeof overview>;

export const overviewEndpoints = endpoints({
  getOverview: {
    method: 'GET',
    url: '/api/admin/overview',
    access: 'admin',
    summary: 'Get the admin overview: to-dos, recent trends and system status',
    query: overviewQuery,
    response: overview,
  },
});
