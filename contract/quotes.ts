import { z } from 'zod';
import { PAYOUT_MAX_CENTS, PAYOUT_MIN_CENTS } from '#domain/campaign-limits.ts';
import { DELIVERABLE_KINDS } from '#domain/deliverables.ts';
import { formatPayout } from '#domain/money.ts';
import { QUOTE_SEGMENTS, QUOTE_SORTS } from '#domain/quote-lists.ts';
import { QUOTE_REASON_MAX_LENGTH, QUOTE_SIDES, QUOTE_STATUSES } from '#domain/quote-states.ts';
import { SOCIAL_PLATFORMS } from '#domain/social-platforms.ts';
import { cursor } from './lists.ts';

export const quoteParams = z.object({ id: z.uuid() });
export const businessQuoteParams = z.object({ id: z.uuid(), quote_id: z.uuid() });

export const quoteCounter = z
  .object({
    amount_cents: z
      .number()
      .int()
      .min(PAYOUT_MIN_CENTS, `The lowest payout is ${formatPayout(PAYOUT_MIN_CENTS)}`)
      .max(PAYOUT_MAX_CENTS, `The highest payout is ${formatPayout(PAYOUT_MAX_CENTS)}`),
    reason: z.string().trim().max(QUOTE_REASON_MAX_LENGTH).default(''),
  })
  .meta({ id: 'QuoteCounter' });

export const quoteAnswered = z
  .object({
    quote_id: z.string(),
    status: z.enum(QUOTE_STATUSES),
    /** Where the difference is paid in, before anything follows. */
    checkout_url: z.string().nullable(),
  })
  .meta({ id: 'QuoteAnswered' });

/** One turn of the talk about the price. */
export const quoteTurn = z
  .object({
    id: z.string(),
    made_by: z.enum(QUOTE_SIDES),
    /** Who of the business named it; null for creators. */
    made_by_name: z.string().nullable(),
    status: z.enum(QUOTE_STATUSES),
    amount_cents: z.number().int(),
    reason: z.string(),
    created_at: z.string(),
    expires_at: z.string(),
    decided_at: z.string().nullable(),
  })
  .meta({ id: 'QuoteTurn' });
export type QuoteTurn = z.infer<typeof quoteTurn>;

export const quotesQuery = z.object({
  segment: z.enum(QUOTE_SEGMENTS).default('open'),
  sort: z.enum(QUOTE_SORTS).default('ends_first'),
  cursor,
  limit: z.coerce.number().int().min(1).max(50).default(50),
});
export type QuotesQuery = z.output<typeof quotesQuery>;

/** A quote as the business reads it, with who, what for, and every turn before it. */
export const businessQuote = z
  .object({
    id: z.string(),
    status: z.enum(QUOTE_STATUSES),
    made_by: z.enum(QUOTE_SIDES),
    amount_cents: z.number().int(),
    posted_cents: z.number().int(),
    /** Of the payout; what the campaign was paid in with. */
    fee_percent: z.number().int(),
    /** How long the other side would have for a counter. */
    answer_hours: z.number().int(),
    reason: z.string(),
    created_at: z.string(),
    expires_at: z.string(),
    decided_at: z.string().nullable(),
    application_id: z.string(),
    campaign: z.object({
      id: z.string(),
      identifier: z.string(),
      title: z.string(),
      published_at: z.string().nullable(),
      deliverables: z
        .array(z.object({ kind: z.enum(DELIVERABLE_KINDS), quantity: z.number().int() }))
        .max(DELIVERABLE_KINDS.length),
    }),
    creator: z.object({
      id: z.string(),
      full_name: z.string().nullable(),
      neighborhood: z.string().nullable(),
      platform: z.enum(SOCIAL_PLATFORMS).nullable(),
      followers: z.number().int().nullable(),
    }),
    turns: z.array(quoteTurn).max(20),
  })
  .meta({ id: 'BusinessQuote' });
export type BusinessQuote = z.infer<typeof businessQuote>;

export const quotePage = z
  .object({
    quotes: z.array(businessQuote).max(50),
    counts: z.object({ open: z.number().int(), waiting: z.number().int(), settled: z.number().int() }),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'QuotePage' });
export type QuotePage = z.infer<typeof quotePage>;
