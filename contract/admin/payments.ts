import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { idempotencyHeaders } from '#contract/platform/idempotency.ts';
import { choiceCounts, cursor, searchText, sortedBy } from '#contract/platform/lists.ts';

const cents = z.number().int();
const moment = z.string();

export const PAYMENT_STATES = ['held', 'in_review', 'disputed', 'released', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

const paymentParams = z.object({ id: z.uuid() });
const refundRetryParams = z.object({ id: z.uuid() });

const filters = z.object({
  /** The start of a business's or creator's name, or a payment's number. */
  search: searchText,
  /** `open` is every payment that is still held. */
  state: z.enum([...PAYMENT_STATES, 'open']).optional(),
  /** Agreed on within this many days. */
  days: z.coerce.number<number>().int().min(1).max(3660).optional(),
});
export const paymentsQuery = filters.extend({
  ...sortedBy(['agreed', 'payout']),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(50).default(20),
});
export type PaymentsQuery = z.output<typeof paymentsQuery>;
export type PaymentFilters = z.output<typeof filters>;

/** The money paid in for one creator's spot, and where it is. */
export const paymentRow = z
  .object({
    /** The status of the work it pays for. */
    id: z.string(),
    number: z.string(),
    business_name: z.string(),
    creator_name: z.string(),
    campaign_title: z.string(),
    payout_cents: cents,
    state: z.enum(PAYMENT_STATES),
    agreed_at: moment,
  })
  .meta({ id: 'PaymentRow' });
export type PaymentRow = z.infer<typeof paymentRow>;

export const paymentPage = z
  .object({
    payments: z.array(paymentRow).max(50),
    next_cursor: z.string().nullable(),
    counts: choiceCounts,
  })
  .meta({ id: 'PaymentPage' });
export type PaymentPage = z.infer<typeof paymentPage>;

const sum = z.object({ cents, count: z.number().int() });

/** The figures above the list. Months are New York's. */
export const paymentSummary = z
  .object({
    /** Everything held for campaigns, open spots and our fees included; the count is of creators' spots. */
    held: sum,
    released: sum,
    refunded: sum,
    attention: z.object({
      disputes: z.number().int(),
      chargebacks: z.number().int(),
      failed_refunds: z.number().int(),
    }),
  })
  .meta({ id: 'PaymentSummary' });
export type PaymentSummary = z.infer<typeof paymentSummary>;

const attentionRow = z.object({
  id: z.string(),
  funding_id: z.string(),
  business_name: z.string(),
  campaign_title: z.string().nullable(),
  amount_cents: cents,
  reason: z.string().nullable(),
  since: moment,
});

/** Items that need a person, oldest first. */
export const paymentAttention = z
  .object({
    chargebacks: z
      .array(
        attentionRow.extend({
          status: z.enum(['open', 'won', 'lost']),
          /** The business owes this if the bank keeps the payment. */
          owed_cents: cents,
          /** Whether the business is still blocked from paying. */
          can_clear: z.boolean(),
          /** Whether the creators' earnings in the campaign are still on hold. */
          can_release_earnings: z.boolean(),
        }),
      )
      .max(50),
    failed_refunds: z
      .array(
        attentionRow.extend({
          attempts: z.number().int(),
          /** A bank returned it, so it is only sent again when an admin says so. */
          came_back: z.boolean(),
          /** Why it can't be retried now; null if it can. */
          refusal: z.string().nullable(),
        }),
      )
      .max(50),
  })
  .meta({ id: 'PaymentAttention' });
export type PaymentAttention = z.infer<typeof paymentAttention>;

export const paymentTransfer = z
  .object({ from: z.string(), to: z.string(), amount_cents: cents, occurred_at: moment.nullable() })
  .meta({ id: 'PaymentTransfer' });
export type PaymentTransfer = z.infer<typeof paymentTransfer>;

export const payment = paymentRow
  .extend({
    campaign_id: z.string(),
    dispute_id: z.string().nullable(),
    paid_in_at: moment.nullable(),
    started_at: moment.nullable(),
    completed_at: moment.nullable(),
    cancelled_at: moment.nullable(),
    released_at: moment.nullable(),
    /** The earliest time a deliverable passes automatically. */
    passes_at: moment.nullable(),
    /** Paid in = held + fees held + released + refunded. */
    money: z.object({
      paid_in_cents: cents,
      held_cents: cents,
      fees_held_cents: cents,
      released_cents: cents,
      refunded_cents: cents,
    }),
    /** Past steps, oldest first, then future steps without a time. */
    transfers: z.array(paymentTransfer).max(60),
    /** Why the work can't be ended now; null if it can. */
    cancel_refusal: z.string().nullable(),
    /** The sum paid for open spots, with its fee and with unused payments for quotes. */
    unallocated: z.object({
      open_spots: z.number().int(),
      total_cents: cents,
      /** Why it can't be refunded now; null if it can. */
      refusal: z.string().nullable(),
    }),
    activity: z
      .array(
        z.object({
          id: z.string(),
          kind: z.string(),
          side: z.string(),
          detail: z.record(z.string(), z.unknown()),
          occurred_at: moment,
        }),
      )
      .max(100),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof payment>;

const why = z.string().trim().min(10, 'Give a reason of at least 10 characters').max(500);

const openSpotsParams = z.object({ id: z.uuid() });
export const openSpotsRefund = z
  .strictObject({
    /** The sum the admin saw: if it has changed, nothing is refunded. */
    total_cents: cents.min(1).max(1_000_000_000),
    reason: why,
  })
  .meta({ id: 'OpenSpotsRefund' });
export const openSpotsRefunded = z.object({ total_cents: cents }).meta({ id: 'OpenSpotsRefunded' });

const refundRetry = z.strictObject({ reason: why }).meta({ id: 'RefundRetry' });

export const adminPaymentEndpoints = endpoints({
  listPayments: {
    method: 'GET',
    url: '/api/admin/payments',
    access: 'admin_amounts',
    summary: 'List payments by creator spot, newest first or sorted',
    query: paymentsQuery,
    response: paymentPage,
  },
  getPaymentSummary: {
    method: 'GET',
    url: '/api/admin/payment-summary',
    access: 'admin_amounts',
    summary: 'Summarize money held, released and refunded this month, and what needs attention',
    response: paymentSummary,
  },
  listPaymentAttention: {
    method: 'GET',
    url: '/api/admin/payment-attention',
    access: 'admin_amounts',
    summary: 'List chargebacks and failed refunds, oldest first',
    response: paymentAttention,
  },
  getPayment: {
    method: 'GET',
    url: '/api/admin/payments/:id',
    access: 'admin_amounts',
    views: 'payment',
    summary: 'Get a payment with its ledger entries, its work and the actions it allows',
    params: paymentParams,
    response: payment,
  },
  retryRefund: {
    method: 'POST',
    url: '/api/admin/refunds/:id/retry',
    access: 'admin_money',
    confirm: 'fresh',
    summary: 'Retry a failed refund',
    params: refundRetryParams,
    body: refundRetry,
    response: done,
  },
  refundOpenSpots: {
    method: 'POST',
    url: '/api/admin/campaigns/:id/open-spots-refund',
    access: 'admin_money',
    confirm: 'fresh',
    summary: 'Refund the open spots of a campaign',
    params: openSpotsParams,
    headers: idempotencyHeaders,
    body: openSpotsRefund,
    response: openSpotsRefunded,
  },
});
