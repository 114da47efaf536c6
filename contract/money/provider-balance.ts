import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { idempotencyHeaders } from '#contract/platform/idempotency.ts';
import { adminReason } from '#contract/platform/lists.ts';

const cents = z.number().int();

export const providerDifference = z
  .object({
    /**
     * The record it is about, such as `refund:` with our id, or `entry:` with the provider's id if it isn't about one
     * of our records.
     */
    subject: z.string(),
    /** The sum the provider moved, and the sum the ledger has. */
    expected_cents: cents,
    found_cents: cents,
    first_seen_at: z.string(),
    /** Null until the difference was found a second time. */
    confirmed_at: z.string().nullable(),
    /** The provider's own description; only for movements that can be booked by hand. */
    description: z.string().nullable(),
    /** The entry that can be booked to the reserve; null if one of our records settles it. */
    reference: z.string().nullable(),
  })
  .meta({ id: 'ProviderDifference' });
export type ProviderDifference = z.infer<typeof providerDifference>;

export const providerStatement = z
  .object({
    provider: z.string(),
    /** The time up to which the statement was read; null before the first time. */
    read_until: z.string().nullable(),
    /** The sum of all entries after fees. */
    statement_cents: cents,
    /** The provider's balance according to the ledger. */
    ledger_cents: cents,
    /** Sent by the provider but not confirmed yet, so not in the ledger. */
    on_its_way_cents: cents,
    differences_cents: cents,
    fees_cents: cents,
    at_bank_cents: cents,
    reserve_cents: cents,
    differences: z.array(providerDifference).max(200),
    /** The reason no payout leaves; null if they do. */
    payout_stop: z.object({ reason: z.string(), started_at: z.string() }).nullable(),
  })
  .meta({ id: 'ProviderStatement' });
export type ProviderStatement = z.infer<typeof providerStatement>;

const providerEntryParams = z.object({ reference: z.string().regex(/^[A-Za-z0-9_]{1,200}$/) });
const providerEntryExplanation = z.strictObject({ reason: adminReason });

export const providerBalanceEndpoints = endpoints({
  getProviderStatement: {
    method: 'GET',
    url: '/api/admin/provider-statement',
    access: 'admin_amounts',
    summary: "Compare the ledger with the payment provider's statement",
    response: providerStatement,
  },
  bookProviderEntry: {
    method: 'POST',
    url: '/api/admin/provider-entries/:reference/booking',
    access: 'admin_money',
    confirm: 'fresh',
    summary: 'Book a manual movement at the provider to the reserve',
    params: providerEntryParams,
    headers: idempotencyHeaders,
    body: providerEntryExplanation,
    response: done,
  },
});
