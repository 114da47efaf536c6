import { z } from 'zod';
import { businessParams } from '#contract/businesses/businesses.ts';
import { taxDetails } from '#contract/businesses/tax-details.ts';
import { FILE } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor } from '#contract/platform/lists.ts';
import { BILLING_KINDS } from '#domain/money/billing.ts';
import { FUNDING_PURPOSES, REFUND_REASONS, type RefundReason } from '#domain/money/funding-states.ts';

const cents = z.number().int();
const REASONS = REFUND_REASONS.map(({ reason }) => reason) as [RefundReason, ...RefundReason[]];

/** Sums paid to us, returned by us or the bank, and the difference. */
const billingSums = z
  .object({ paid_cents: cents, returned_cents: cents, net_cents: cents })
  .meta({ id: 'BillingSums' });
export type BillingSums = z.infer<typeof billingSums>;

export const billing = z
  .object({
    all_time: billingSums,
    this_year: billingSums.extend({ year: z.string() }),
    /** Months in New York in which money moved, latest first. */
    months: z.array(billingSums.extend({ month: z.string() })).max(600),
    /** Refunds that were decided but not yet returned. */
    refunds_due_cents: cents,
    tax_details: taxDetails.nullable(),
  })
  .meta({ id: 'Billing' });
export type Billing = z.infer<typeof billing>;

export const billingEntry = z
  .object({
    id: z.string(),
    kind: z.enum(BILLING_KINDS),
    purpose: z.enum(FUNDING_PURPOSES),
    reason: z.enum(REASONS).nullable(),
    campaign_title: z.string(),
    /** The creator of a counter-offer or a refund. */
    creator_name: z.string().nullable(),
    slots: z.number().int(),
    funding_id: z.string(),
    receipt_number: z.string(),
    /** The purchase order or reference on the latest revision of the receipt. */
    reference: z.string().nullable(),
    /** Negative for returned money. */
    amount_cents: cents,
    occurred_at: z.string(),
  })
  .meta({ id: 'BillingEntry' });
export type BillingEntry = z.infer<typeof billingEntry>;

export const billingPage = z
  .object({ entries: z.array(billingEntry).max(12), next_cursor: z.string().nullable() })
  .meta({ id: 'BillingPage' });
export type BillingPage = z.infer<typeof billingPage>;

/** Both months are included; a missing one leaves that side open. */
const monthName = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'A month, as in 2026-06')
  .optional();
const period = { from: monthName, until: monthName };
const billingSpan = z.object(period);
export type BillingSpan = z.output<typeof billingSpan>;

export const billingEndpoints = endpoints({
  getBilling: {
    method: 'GET',
    url: '/api/businesses/:id/billing',
    access: 'business_owner',
    summary: "Get a business's totals by month and its tax details",
    params: businessParams,
    response: billing,
  },
  listBillingEntries: {
    method: 'GET',
    url: '/api/businesses/:id/billing/entries',
    access: 'business_owner',
    summary: 'List payments and refunds, newest first',
    params: businessParams,
    query: z.object({ ...period, cursor }),
    response: billingPage,
  },
  exportBilling: {
    method: 'GET',
    url: '/api/businesses/:id/billing/csv',
    access: 'business_owner',
    summary: 'Download the payments and refunds of a period as CSV',
    params: businessParams,
    query: billingSpan,
    produces: 'text/csv; charset=utf-8',
    response: FILE,
  },
});
