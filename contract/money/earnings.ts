import { z } from 'zod';
import { FILE } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor } from '#contract/platform/lists.ts';
import { EARNING_SEGMENTS, EARNING_STATUSES } from '#domain/money/earning-states.ts';
import { EARNING_STEPS } from '#domain/money/earning-story.ts';
import { PAYOUT_PARTS_MAX } from '#domain/money/payout-states.ts';
import { payee } from './payees.ts';
import { payout } from './payouts.ts';
import { statementMonth } from './statements.ts';

const cents = z.number().int();
const count = z.number().int();

export const earningsQuery = z.object({
  segment: z.enum(EARNING_SEGMENTS).default('all'),
  cursor,
});

const earningParams = z.object({ id: z.uuid() });

/** A creator's money by stage. */
export const earningSums = z
  .object({
    held: z.object({ amount_cents: cents, business_count: count }),
    pending: z.object({ amount_cents: cents, next_at: z.string().nullable() }),
    available_cents: cents,
    /** Earned in campaigns whose payment a bank took back; not counted in the two sums above. */
    on_hold_cents: cents,
    /** Payouts on hold have no arrival date; `is_on_hold` is true if all of them are on hold. */
    on_its_way: z.object({ amount_cents: cents, arrives_on: z.string().nullable(), is_on_hold: z.boolean() }),
    paid_this_year: z.object({ amount_cents: cents, payout_count: count }),
    earned_this_year_cents: cents,
    /** The newest payout, if it failed and wasn't retried. */
    failed_payout: z.object({ number: count, amount_cents: cents }).nullable(),
  })
  .meta({ id: 'EarningSums' });
export type EarningSums = z.infer<typeof earningSums>;

export const earningsOverview = z
  .object({
    sums: earningSums,
    payee,
    /** The largest payout that is possible now, made of these earnings, oldest first. */
    next_payout: z.object({
      number: count,
      least_cents: cents,
      most_cents: cents,
      leaves_at: z.string(),
      arrives_on: z.string(),
      parts: z.array(z.object({ campaign_title: z.string(), amount_cents: cents })).max(PAYOUT_PARTS_MAX),
    }),
    /** Payouts that are pending, on their way, or failed and not retried. */
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
    /** A bank took back the payment it was earned from, so the rest of it isn't sent. */
    is_on_hold: z.boolean(),
    released_at: z.string(),
    available_at: z.string(),
    /** The arrival date of the part on its way, and the time the last part arrived. */
    arrives_on: z.string().nullable(),
    paid_at: z.string().nullable(),
    story: z
      .array(
        z.object({
          step: z.enum(EARNING_STEPS),
          state: z.enum(['done', 'now', 'coming']),
          at: z.string().nullable(),
          /** The business that accepted the creator, or the number of the payout. */
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

export const earningEndpoints = endpoints({
  listEarnings: {
    method: 'GET',
    url: '/api/me/earnings',
    access: 'creator',
    summary: 'List my earnings with their progress',
    query: earningsQuery,
    response: earningPage,
  },
  getEarningsOverview: {
    method: 'GET',
    url: '/api/me/earnings/overview',
    access: 'creator',
    summary: 'Get my earnings by stage, and what can be paid out now',
    response: earningsOverview,
  },
  getEarningSums: {
    method: 'GET',
    url: '/api/me/earnings/sums',
    access: 'creator',
    is_viewable: true,
    summary: 'Get my earnings totals: held, pending, available, on the way and paid',
    response: earningSums,
  },
  getEarningReceipt: {
    method: 'GET',
    url: '/api/me/earnings/:id/receipt',
    access: 'creator',
    summary: "Download an earning's receipt as a PDF",
    params: earningParams,
    produces: 'application/pdf',
    response: FILE,
  },
});
