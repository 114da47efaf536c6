import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { idempotencyHeaders } from '#contract/platform/idempotency.ts';
import { cursor } from '#contract/platform/lists.ts';
import { PAYOUT_WAITS } from '#domain/money/may-be-paid.ts';
import { PAYOUT_CAUSES, PAYOUT_PARTS_MAX, PAYOUT_STATUSES } from '#domain/money/payout-states.ts';

const cents = z.number().int();

export const payoutRequest = z
  .strictObject({ amount_cents: z.number().int().min(1).max(100_000_000) })
  .meta({ id: 'PayoutRequest' });

export const payout = z
  .object({
    id: z.string(),
    /** The creator's running number for it. */
    number: z.number().int(),
    status: z.enum(PAYOUT_STATUSES),
    cause: z.enum(PAYOUT_CAUSES),
    amount_cents: cents,
    bank_name: z.string().nullable(),
    bank_last4: z.string().nullable(),
    /** It can be canceled until then. */
    leaves_at: z.string(),
    /** The reason it is on hold; null if it only waits for its batch. */
    waits_for: z.enum(PAYOUT_WAITS).nullable(),
    /** The end of a hold that ends by itself; null if a person has to end it. */
    waits_until: z.string().nullable(),
    /** The arrival date: the provider's, or our estimate. */
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

const payoutsQuery = z.object({ cursor });

export const payoutPage = z
  .object({ payouts: z.array(payout).max(12), next_cursor: z.string().nullable() })
  .meta({ id: 'PayoutPage' });
export type PayoutPage = z.infer<typeof payoutPage>;

const payoutParams = z.object({ id: z.uuid() });

export const payoutPart = z.object({
  earning_id: z.string(),
  campaign_title: z.string(),
  business_name: z.string(),
  amount_cents: cents,
});

/** One payout with the earnings it is made of. */
export const payoutWithParts = payout
  .extend({ parts: z.array(payoutPart).max(PAYOUT_PARTS_MAX) })
  .meta({ id: 'PayoutWithParts' });
export type PayoutWithParts = z.infer<typeof payoutWithParts>;

export const payoutEndpoints = endpoints({
  listPayouts: {
    method: 'GET',
    url: '/api/me/payouts',
    access: 'creator',
    summary: 'List my payouts, newest first',
    query: payoutsQuery,
    response: payoutPage,
  },
  requestPayout: {
    method: 'POST',
    url: '/api/me/payouts',
    access: 'creator',
    summary: 'Pay out my available earnings; the payout leaves at 6 p.m. in New York',
    headers: idempotencyHeaders,
    body: payoutRequest,
    response: payout,
    status: 201,
  },
  getPayout: {
    method: 'GET',
    url: '/api/me/payouts/:id',
    access: 'creator',
    summary: 'Get a payout with its earnings',
    params: payoutParams,
    response: payoutWithParts,
  },
  cancelPayout: {
    method: 'POST',
    url: '/api/me/payouts/:id/cancellation',
    access: 'creator',
    summary: 'Cancel my payout before it leaves',
    params: payoutParams,
    response: payout,
  },
});
