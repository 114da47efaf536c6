import { z } from 'zod';
import { ratingFigures } from '#contract/base/ratings.ts';
import { businessParams } from '#contract/businesses/businesses.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor } from '#contract/platform/lists.ts';
import { PAYOUT_MAX_CENTS, PAYOUT_MIN_CENTS } from '#domain/campaigns/campaign-limits.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import { SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';
import { formatPayout } from '#domain/format/money.ts';
import { QUOTE_SEGMENTS, QUOTE_SORTS } from '#domain/hiring/quote-lists.ts';
import { QUOTE_REASON_MAX_LENGTH, QUOTE_SIDES, QUOTE_STATUSES } from '#domain/hiring/quote-states.ts';
import { CARD_REFUSALS } from '#domain/money/saved-cards.ts';

const quoteParams = z.object({ id: z.uuid() });
const businessQuoteParams = z.object({ id: z.uuid(), quote_id: z.uuid() });

const quoteCounter = z
  .strictObject({
    amount_cents: z
      .number()
      .int()
      .min(PAYOUT_MIN_CENTS, `The lowest payout is ${formatPayout(PAYOUT_MIN_CENTS)}`)
      .max(PAYOUT_MAX_CENTS, `The highest payout is ${formatPayout(PAYOUT_MAX_CENTS)}`),
    reason: z.string().trim().max(QUOTE_REASON_MAX_LENGTH).default(''),
    /** The owner's saved card that pays what it adds; left out, the provider's page does. */
    card_id: z.uuid().optional(),
  })
  .meta({ id: 'QuoteCounter' });

const quoteAnswered = z
  .object({
    quote_id: z.string(),
    status: z.enum(QUOTE_STATUSES),
    /** The checkout page for the difference, which has to be paid first. */
    checkout_url: z.string().nullable(),
    /** Why the saved card didn't pay. Nothing was charged. */
    card_refusal: z.enum(CARD_REFUSALS).nullable().optional(),
  })
  .meta({ id: 'QuoteAnswered' });

/** The owner's saved card that pays the difference; left out, the provider's page does. */
const quoteAcceptance = z.object({ card_id: z.uuid().optional() });

/** One step of a price negotiation. */
export const quoteTurn = z
  .object({
    id: z.string(),
    made_by: z.enum(QUOTE_SIDES),
    /** The member of the business who made it; null for creators. */
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
  limit: z.coerce.number<number>().int().min(1).max(50).default(50),
});
export type QuotesQuery = z.output<typeof quotesQuery>;

/** A quote as the business sees it, with the creator, the work and every earlier step. */
export const businessQuote = z
  .object({
    id: z.string(),
    status: z.enum(QUOTE_STATUSES),
    made_by: z.enum(QUOTE_SIDES),
    amount_cents: z.number().int(),
    posted_cents: z.number().int(),
    /** The fee as a share of the payout, as it was when the campaign was paid for. */
    fee_percent: z.number().int(),
    /** How long the other side has to answer a counter. */
    answer_hours: z.number().int(),
    reason: z.string(),
    created_at: z.string(),
    expires_at: z.string(),
    decided_at: z.string().nullable(),
    application_id: z.string(),
    /** The terms of the brief changed, so the creator can't be accepted until they agree. */
    awaits_consent: z.boolean(),
    campaign: z.object({
      id: z.string(),
      identifier: z.string(),
      title: z.string(),
      /** The job was offered to this creator, so it ends without an agreement. */
      is_offer: z.boolean(),
      published_at: z.string().nullable(),
      deliverables: z
        .array(z.object({ kind: z.enum(DELIVERABLE_KINDS), quantity: z.number().int() }))
        .max(DELIVERABLE_KINDS.length),
    }),
    creator: z.object({
      id: z.string(),
      full_name: z.string().nullable(),
      avatar_url: z.string().nullable(),
      neighborhood: z.string().nullable(),
      platform: z.enum(SOCIAL_PLATFORMS).nullable(),
      followers: z.number().int().nullable(),
      rating: ratingFigures,
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

export const quoteEndpoints = endpoints({
  listQuotes: {
    method: 'GET',
    url: '/api/businesses/:id/quotes',
    access: 'business',
    summary: "List a business's quotes",
    params: businessParams,
    query: quotesQuery,
    response: quotePage,
  },
  getQuote: {
    method: 'GET',
    url: '/api/businesses/:id/quotes/:quote_id',
    access: 'business',
    summary: 'Get a quote with its history',
    params: businessQuoteParams,
    response: businessQuote,
  },
  acceptQuoteForBusiness: {
    method: 'POST',
    url: '/api/businesses/:id/quotes/:quote_id/acceptance',
    access: 'business',
    summary: "Accept a creator's quote; above the posted payout, it returns the payment page",
    params: businessQuoteParams,
    query: quoteAcceptance,
    response: quoteAnswered,
  },
  counterQuoteForBusiness: {
    method: 'POST',
    url: '/api/businesses/:id/quotes/:quote_id/counter',
    access: 'business',
    summary: "Counter a creator's quote; above the posted payout, it returns the payment page",
    params: businessQuoteParams,
    body: quoteCounter,
    response: quoteAnswered,
  },
  declineQuoteForBusiness: {
    method: 'POST',
    url: '/api/businesses/:id/quotes/:quote_id/decline',
    access: 'business',
    summary: 'Decline a quote; the application continues at the posted payout',
    params: businessQuoteParams,
    response: quoteAnswered,
  },
  withdrawQuoteForBusiness: {
    method: 'POST',
    url: '/api/businesses/:id/quotes/:quote_id/withdrawal',
    access: 'business',
    summary: 'Withdraw a counter before it is answered',
    params: businessQuoteParams,
    response: quoteAnswered,
  },
  acceptQuote: {
    method: 'POST',
    url: '/api/quotes/:id/acceptance',
    access: 'creator',
    summary: "Accept a business's offer",
    params: quoteParams,
    response: quoteAnswered,
  },
  counterQuote: {
    method: 'POST',
    url: '/api/quotes/:id/counter',
    access: 'creator',
    summary: "Counter a business's offer",
    params: quoteParams,
    body: quoteCounter,
    response: quoteAnswered,
  },
  declineQuote: {
    method: 'POST',
    url: '/api/quotes/:id/decline',
    access: 'creator',
    summary: 'Decline an offer; the application continues at the posted payout',
    params: quoteParams,
    response: quoteAnswered,
  },
  withdrawQuote: {
    method: 'POST',
    url: '/api/quotes/:id/withdrawal',
    access: 'creator',
    summary: 'Withdraw a quote before it is answered',
    params: quoteParams,
    response: quoteAnswered,
  },
});
