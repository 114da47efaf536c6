import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { adminReason, choiceCounts, cursor, searchText, sortedBy } from '#contract/platform/lists.ts';
import { PAYEE_STATUSES, PAYOUT_FILTERS } from '#domain/money/payout-states.ts';
import { payout, payoutPart } from './payouts.ts';

const cents = z.number().int();
const count = z.number().int();

export const adminPayoutsQuery = z.object({
  search: searchText,
  status: z.enum(PAYOUT_FILTERS).optional(),
  ...sortedBy(['requested', 'amount', 'arrives']),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
});
export type AdminPayoutsQuery = z.output<typeof adminPayoutsQuery>;

export const adminPayoutRow = payout
  .omit({ can_cancel: true })
  .extend({ creator_id: z.string(), creator_name: z.string() })
  .meta({ id: 'AdminPayoutRow' });
export type AdminPayoutRow = z.infer<typeof adminPayoutRow>;

export const adminPayoutPage = z
  .object({
    payouts: z.array(adminPayoutRow).max(100),
    next_cursor: z.string().nullable(),
    counts: choiceCounts,
  })
  .meta({ id: 'AdminPayoutPage' });
export type AdminPayoutPage = z.infer<typeof adminPayoutPage>;

const total = z.object({ amount_cents: cents, payout_count: count });

export const payoutSummary = z
  .object({
    next_batch: total.extend({ leaves_at: z.string() }),
    on_hold: total,
    on_its_way: total,
    paid_this_month: total,
    /** Failed and neither retried by an admin nor followed by another payout. */
    failed: total,
  })
  .meta({ id: 'PayoutSummary' });
export type PayoutSummary = z.infer<typeof payoutSummary>;

/** One payout with its earnings and its transfers. */
export const adminPayout = adminPayoutRow
  .extend({
    email: z.string(),
    payee_status: z.enum(PAYEE_STATUSES),
    stop_reason: z.string().nullable(),
    provider: z.string(),
    provider_reference: z.string().nullable(),
    attempts: count,
    retry_of: z.string().nullable(),
    retried_by: z.string().nullable(),
    parts: z.array(payoutPart).max(400),
    transfers: z
      .array(
        z.object({
          id: z.string(),
          kind: z.string(),
          from_account: z.string(),
          to_account: z.string(),
          amount_cents: cents,
          occurred_at: z.string(),
        }),
      )
      .max(20),
    /** An admin can take these actions in its present status. */
    can_stop: z.boolean(),
    can_release: z.boolean(),
    can_cancel: z.boolean(),
    can_retry: z.boolean(),
  })
  .meta({ id: 'AdminPayout' });
export type AdminPayout = z.infer<typeof adminPayout>;

const adminPayoutParams = z.object({ id: z.uuid() });
const payoutReason = z.strictObject({ reason: adminReason }).meta({ id: 'PayoutReason' });
const payoutBatch = z.object({ sent_count: count }).meta({ id: 'PayoutBatch' });

export const adminPayoutEndpoints = endpoints({
  listAllPayouts: {
    method: 'GET',
    url: '/api/admin/payouts',
    access: 'admin_amounts',
    summary: "List payouts, newest first or sorted; search by the start of a creator's name or address",
    query: adminPayoutsQuery,
    response: adminPayoutPage,
  },
  getPayoutSummary: {
    method: 'GET',
    url: '/api/admin/payouts/summary',
    access: 'admin_amounts',
    summary: 'Summarize payouts that leave next, need attention or are on their way',
    response: payoutSummary,
  },
  sendPayoutBatch: {
    method: 'POST',
    url: '/api/admin/payouts/batch',
    access: 'admin_money',
    confirm: 'fresh',
    summary: 'Send the next payout batch now; payouts on hold stay',
    body: payoutReason,
    response: payoutBatch,
  },
  getPayoutRecord: {
    method: 'GET',
    url: '/api/admin/payouts/:id',
    access: 'admin_amounts',
    views: 'payout',
    summary: 'Get a payout with its earnings, its transfers and the actions it allows',
    params: adminPayoutParams,
    response: adminPayout,
  },
  stopPayout: {
    method: 'POST',
    url: '/api/admin/payouts/:id/stop',
    access: 'admin_money',
    summary: 'Hold a payout',
    params: adminPayoutParams,
    body: payoutReason,
    response: adminPayout,
  },
  releasePayout: {
    method: 'POST',
    url: '/api/admin/payouts/:id/release',
    access: 'admin_money',
    confirm: 'fresh',
    summary: 'Release a payout on hold into the next batch',
    params: adminPayoutParams,
    body: payoutReason,
    response: adminPayout,
  },
  cancelPayoutForCreator: {
    method: 'POST',
    url: '/api/admin/payouts/:id/cancellation',
    access: 'admin_money',
    confirm: 'fresh',
    summary: 'Cancel a payout before it leaves; its money is available again',
    params: adminPayoutParams,
    body: payoutReason,
    response: adminPayout,
  },
  retryPayout: {
    method: 'POST',
    url: '/api/admin/payouts/:id/retry',
    access: 'admin_money',
    confirm: 'fresh',
    summary: 'Retry a failed payout as a new one',
    params: adminPayoutParams,
    body: payoutReason,
    response: adminPayout,
  },
});
