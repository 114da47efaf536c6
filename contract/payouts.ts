import { z } from 'zod';
import { PAYOUT_CAUSES, PAYOUT_PARTS_MAX, PAYOUT_STATUSES, PAYOUT_WAITS } from '#domain/payout-states.ts';
import { cursor } from './lists.ts';

const cents = z.number().int();

export const payoutRequest = z
  .object({ amount_cents: z.number().int().min(1).max(100_000_000) })
  .meta({ id: 'PayoutRequest' });

export const payout = z
  .object({
    id: z.string(),
    /** As the creator counts them. */
    number: z.number().int(),
    status: z.enum(PAYOUT_STATUSES),
    cause: z.enum(PAYOUT_CAUSES),
    amount_cents: cents,
    bank_name: z.string().nullable(),
    bank_last4: z.string().nullable(),
    /** Until then it can be called back. */
    leaves_at: z.string(),
    /** What it waits for beside the clock. */
    waits_for: z.enum(PAYOUT_WAITS).nullable(),
    /** The day by which it is at the bank: as the provider says, or as we guess. */
    arrives_on: z.string(),
    sent_at: z.string().nullable(),
    paid_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    failure: z.string().nullable(),
    can_cancel: z.boolean(),
    created_at: z.string(),
  })
  .meta({ id: 'Payout' });
export type Payout = z.infer<typeof payout>;

export const payoutsQuery = z.object({ cursor });

export const payoutPage = z
  .object({ payouts: z.array(payout).max(12), next_cursor: z.string().nullable() })
  .meta({ id: 'PayoutPage' });
export type PayoutPage = z.infer<typeof payoutPage>;

export const payoutParams = z.object({ id: z.uuid() });

export const payoutPart = z.object({
  earning_id: z.string(),
  campaign_title: z.string(),
  business_name: z.string(),
  amount_cents: cents,
});

/** One payout with the earnings it is made of. */
export const wholePayout = payout
  .extend({ parts: z.array(payoutPart).max(PAYOUT_PARTS_MAX) })
  .meta({ id: 'WholePayout' });
export type WholePayout = z.infer<typeof wholePayout>;
