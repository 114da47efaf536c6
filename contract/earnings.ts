import { z } from 'zod';
import { EARNING_SEGMENTS, EARNING_STATUSES } from '#domain/earning-states.ts';
import { EARNING_STEPS } from '#domain/earning-story.ts';
import { PAYOUT_PARTS_MAX } from '#domain/payout-states.ts';
import { cursor } from './lists.ts';
import { payee } from './payees.ts';
import { payout } from './payouts.ts';
import { statementMonth } from './statements.ts';

const cents = z.number().int();
const count = z.number().int();

export const earningsQuery = z.object({
  segment: z.enum(EARNING_SEGMENTS).default('all'),
  cursor,
});

export const earningParams = z.object({ id: z.uuid() });

/** Where the money of a creator is, stop by stop. */
export const earningSums = z
  .object({
    held: z.object({ amount_cents: cents, business_count: count }),
    pending: z.object({ amount_cents: cents, next_at: z.string().nullable() }),
    available_cents: cents,
    on_its_way: z.object({ amount_cents: cents, arrives_on: z.string().nullable() }),
    paid_this_year: z.object({ amount_cents: cents, payout_count: count }),
    earned_this_year_cents: cents,
  })
  .meta({ id: 'EarningSums' });
export type EarningSums = z.infer<typeof earningSums>;

export const earningsOverview = z
  .object({
    sums: earningSums,
    payee,
    /** What one payout can take now, and what it would be made of, the oldest first. */
    next_payout: z.object({
      number: count,
      least_cents: cents,
      most_cents: cents,
      leaves_at: z.string(),
      arrives_on: z.string(),
      parts: z.array(z.object({ campaign_title: z.string(), amount_cents: cents })).max(PAYOUT_PARTS_MAX),
    }),
    /** What waits for its batch or is on its way, and what failed and was not sent again. */
    open_payouts: z.array(payout).max(10),
    failed_payout: payout.nullable(),
    statements: z.array(statementMonth).max(3),
  })
  .meta({ id: 'EarningsOverview' });
export type EarningsOverview = z.infer<typeof earningsOverview>;

export const earning = z
  .object({
    id: z.string(),
    status: z.enum(EARNING_STATUSES),
    cause: z.enum(['work', 'dispute']),
    campaign_id: z.string(),
    campaign_title: z.string(),
    business: z.object({
      business_name: z.string(),
      slug: z.string(),
      industry: z.string().nullable(),
    }),
    collaboration_id: z.string(),
    gross_cents: cents,
    creator_fee_cents: cents,
    net_cents: cents,
    in_transit_cents: cents,
    paid_cents: cents,
    released_at: z.string(),
    available_at: z.string(),
    /** The day on which what is on its way arrives, and when the last of it arrived. */
    arrives_on: z.string().nullable(),
    paid_at: z.string().nullable(),
    story: z
      .array(
        z.object({
          step: z.enum(EARNING_STEPS),
          state: z.enum(['done', 'now', 'coming']),
          at: z.string().nullable(),
          /** Who accepted the creator, or the number of the payout. */
          who: z.string().nullable(),
        }),
      )
      .max(30),
  })
  .meta({ id: 'Earning' });
export type Earning = z.infer<typeof earning>;

export const earningPage = z
  .object({
    earnings: z.array(earning).max(10),
    counts: z.object({ all: count, pending: count, available: count, in_transit: count, paid: count }),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'EarningPage' });
export type EarningPage = z.infer<typeof earningPage>;
