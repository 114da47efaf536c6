import { z } from 'zod';
import { taxDetails } from '#contract/businesses/tax-details.ts';
import { deal } from '#contract/campaigns/deals.ts';
import { FILE } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { idempotencyHeaders } from '#contract/platform/idempotency.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import { SLOTS_MAX } from '#domain/campaigns/campaign-limits.ts';
import { CAMPAIGN_STATUSES } from '#domain/campaigns/campaign-states.ts';
import {
  FUNDING_PURPOSES,
  FUNDING_STATUSES,
  REFUND_REASONS,
  type RefundReason,
} from '#domain/money/funding-states.ts';
import { MOST_REVISIONS, REFERENCE_MAX_LENGTH } from '#domain/money/receipt-facts.ts';
import { CARD_REFUSALS } from '#domain/money/saved-cards.ts';
import { savedCard } from './saved-cards.ts';

const cents = z.number().int();
const REASONS = REFUND_REASONS.map(({ reason }) => reason) as [RefundReason, ...RefundReason[]];

export const ownCampaignParams = z.object({
  business_id: z.uuid(),
  /** The slug, or the id of a campaign without one. */
  identifier: z.string().min(1).max(200),
});

const fundingParams = z.object({ business_id: z.uuid(), funding_id: z.uuid() });

const reference = oneLine()
  .max(REFERENCE_MAX_LENGTH, `The reference can be at most ${REFERENCE_MAX_LENGTH} characters`)
  .transform((typed) => typed || null);

export const fundingRequest = z
  .strictObject({
    slots: z.number().int().min(1, 'Pay for at least 1 spot').max(SLOTS_MAX),
    /** The sum on the receipt; if it has changed, nothing is charged. */
    total_cents: z.number().int().min(1).max(100_000_000),
    has_agreed: z.literal(true, 'Agree to how the money is held and released'),
    /** Left out, the receipt gets the reference of the tax details; empty, it gets none. */
    reference: reference.optional(),
    /** The saved card that pays; left out, the provider's page does. */
    card_id: z.uuid().optional(),
    /** With a saved card: the spots that are paid for so far. If that has changed, nothing is charged. */
    funded_slots: z.number().int().min(0).max(SLOTS_MAX).optional(),
    /** Whether the provider's page keeps the card for later payments. */
    save_card: z.boolean().optional(),
  })
  .meta({ id: 'FundingRequest' });

const funding = z
  .object({
    funding_id: z.string(),
    status: z.enum(FUNDING_STATUSES),
    total_cents: cents,
    checkout_url: z.string().nullable(),
    /** Why the saved card didn't pay. Nothing was charged, and the page is the way to pay. */
    card_refusal: z.enum(CARD_REFUSALS).nullable(),
  })
  .meta({ id: 'Funding' });

export const fundingProgress = z
  .object({
    funding_id: z.string(),
    status: z.enum(FUNDING_STATUSES),
    purpose: z.enum(FUNDING_PURPOSES),
    slots: z.number().int(),
    total_cents: cents,
    is_processing: z.boolean(),
    failure: z.string().nullable(),
    /** The checkout page of an unfinished payment; only for people who may pay. */
    checkout_url: z.string().nullable(),
    /** Whether all of it was refunded because the campaign couldn't use it anymore. */
    was_not_needed: z.boolean(),
    created_at: z.string(),
    paid_at: z.string().nullable(),
  })
  .meta({ id: 'FundingProgress' });
export type FundingProgress = z.infer<typeof fundingProgress>;

export const moneyFigures = z
  .object({
    paid_in_cents: cents,
    held_cents: cents,
    fees_held_cents: cents,
    released_cents: cents,
    refunded_cents: cents,
    /** The part of the held money that belongs to accepted creators, fee included. */
    promised_cents: cents,
  })
  .meta({ id: 'MoneyFigures' });
export type MoneyFigures = z.infer<typeof moneyFigures>;

/** The sum paid in for creators, without our fees. */
export const businessMoney = z
  .object({ held_cents: cents, released_cents: cents })
  .meta({ id: 'BusinessMoney' });
export type BusinessMoney = z.infer<typeof businessMoney>;

const MONEY_EVENTS = ['paid_in', 'released', 'refund_due', 'refund_paid', 'refund_returned'] as const;

export const moneyEvent = z
  .object({
    id: z.string(),
    kind: z.enum(MONEY_EVENTS),
    amount_cents: cents,
    payout_cents: cents,
    fee_cents: cents,
    slots: z.number().int(),
    reason: z.enum(REASONS).nullable(),
    funding_id: z.string().nullable(),
    occurred_at: z.string(),
  })
  .meta({ id: 'MoneyEvent' });
export type MoneyEvent = z.infer<typeof moneyEvent>;

export const campaignMoney = z
  .object({ figures: moneyFigures, events: z.array(moneyEvent) })
  .meta({ id: 'CampaignMoney' });

const FUNDING_REFUSALS = ['not_owner', 'not_ready', 'over', 'full', 'under_way', 'blocked'] as const;

export const fundingPage = z
  .object({
    campaign: z.object({
      id: z.string(),
      identifier: z.string(),
      title: z.string(),
      status: z.enum(CAMPAIGN_STATUSES),
      slots: z.number().int(),
      funded_slots: z.number().int(),
      taken_slots: z.number().int(),
      application_deadline: z.string().nullable(),
      updated_at: z.string(),
      business_name: z.string(),
      business_slug: z.string(),
      industry: z.string().nullable(),
      neighborhood: z.string().nullable(),
    }),
    /** Null if the campaign has no payout yet. */
    price: z
      .object({
        payout_cents: cents,
        fee_cents: cents,
        fee_percent: z.number(),
        /** The fee we take from each payout under the current settings. */
        creator_fee_cents: cents,
      })
      .nullable(),
    /** The receipt for one spot, as creators see it. */
    deal: deal.nullable(),
    purpose: z.enum(['first', 'more_spots']),
    /** The number of spots to pay for, and the maximum. */
    slots: z.number().int(),
    most_slots: z.number().int(),
    owner_name: z.string().nullable(),
    /** The reference of the tax details, for the owner. */
    reference: z.string().nullable(),
    /** The card the caller saved; null for everyone else. */
    card: savedCard.nullable(),
    refusal: z.enum(FUNDING_REFUSALS).nullable(),
    latest: fundingProgress.nullable(),
    figures: moneyFigures,
  })
  .meta({ id: 'FundingPage' });
export type FundingPage = z.infer<typeof fundingPage>;

export const receipt = z
  .object({
    funding_id: z.string(),
    receipt_number: z.string(),
    campaign_title: z.string(),
    campaign_identifier: z.string(),
    business_name: z.string(),
    address: z.string().nullable(),
    purpose: z.enum(FUNDING_PURPOSES),
    slots: z.number().int(),
    payout_cents: cents,
    fee_cents: cents,
    total_cents: cents,
    refunded_cents: cents,
    is_trial: z.boolean(),
    paid_by: z.string().nullable(),
    /** Only for the owner of the business. */
    tax_details: taxDetails.omit({ version: true, reference: true }).nullable(),
    /** The purchase order or reference of the payment. */
    reference: z.string().nullable(),
    /** 1 for the receipt as it was issued; 0 if it was paid before receipts had revisions. */
    revision: z.number().int(),
    issued_at: z.string(),
    /** Every revision, latest first. */
    revisions: z.array(z.object({ revision: z.number().int(), issued_at: z.string() })).max(MOST_REVISIONS),
    paid_at: z.string(),
    refunds: z.array(
      z.object({
        id: z.string(),
        reason: z.enum(REASONS),
        total_cents: cents,
        slots: z.number().int(),
        is_paid: z.boolean(),
        created_at: z.string(),
        paid_at: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof receipt>;

/** `revision` is the one that is corrected; 409 `stale` if there is a later one. */
const receiptCorrection = z
  .strictObject({ revision: z.number().int().min(0).max(MOST_REVISIONS), reference })
  .meta({ id: 'ReceiptCorrection' });
export type ReceiptCorrection = z.output<typeof receiptCorrection>;

/** An earlier revision; left out, the latest. */
const receiptQuery = z.object({
  revision: z.coerce.number<number>().int().min(1).max(MOST_REVISIONS).optional(),
});

const receiptParams = z.object({ business_id: z.uuid(), funding_id: z.uuid() });

export const fundingEndpoints = endpoints({
  getFundingPage: {
    method: 'GET',
    url: '/api/businesses/:business_id/campaigns/:identifier/funding',
    access: 'business',
    summary: 'Get what a campaign costs and the status of its last payment',
    params: ownCampaignParams,
    response: fundingPage,
  },
  startFunding: {
    method: 'POST',
    url: '/api/businesses/:business_id/campaigns/:identifier/fundings',
    access: 'business_owner',
    summary: "Start a payment for spots; returns the provider's checkout page",
    params: ownCampaignParams,
    headers: idempotencyHeaders,
    body: fundingRequest,
    response: funding,
    status: 201,
  },
  getCampaignMoney: {
    method: 'GET',
    url: '/api/businesses/:business_id/campaigns/:identifier/money',
    access: 'business',
    summary: "Summarize a campaign's held, released and refunded money to the cent",
    params: ownCampaignParams,
    response: campaignMoney,
  },
  getFunding: {
    method: 'GET',
    url: '/api/businesses/:business_id/fundings/:funding_id',
    access: 'business',
    summary: "Get a payment's status",
    params: fundingParams,
    response: fundingProgress,
  },
  getReceipt: {
    method: 'GET',
    url: '/api/businesses/:business_id/receipts/:funding_id',
    access: 'business',
    summary: "Get a payment's receipt with its refunds",
    params: receiptParams,
    query: receiptQuery,
    response: receipt,
  },
  correctReceipt: {
    method: 'POST',
    url: '/api/businesses/:business_id/receipts/:funding_id/revisions',
    access: 'business_owner',
    summary: 'Create a corrected receipt with the current tax details and a reference',
    params: receiptParams,
    body: receiptCorrection,
    response: receipt,
    status: 201,
  },
  getReceiptFile: {
    method: 'GET',
    url: '/api/businesses/:business_id/receipts/:funding_id/pdf',
    access: 'business',
    summary: "Download a payment's receipt as a PDF",
    params: receiptParams,
    query: receiptQuery,
    produces: 'application/pdf',
    response: FILE,
  },
});
