import { z } from 'zod';
import { APPLICATION_STATUSES } from '#domain/application-states.ts';
import { QUESTIONS_MAX } from '#domain/campaign-limits.ts';
import { CAMPAIGN_STATUSES } from '#domain/campaign-states.ts';
import { BOROUGHS } from '#domain/city.ts';
import { FIT_KINDS } from '#domain/fit-reasons.ts';
import { QUOTE_SIDES, QUOTE_STATUSES } from '#domain/quote-states.ts';
import { brief } from './briefs.ts';

/** The public id of a campaign, or its id. */
export const campaignDetailParams = z.object({ identifier: z.string().min(1).max(64) });

/** Where it takes place. The street is null for whoever may not read it; the point is then the middle of the neighborhood. */
const campaignPlace = z.object({
  id: z.string(),
  location_name: z.string(),
  address: z.string().nullable(),
  neighborhood: z.string().nullable(),
  neighborhood_slug: z.string().nullable(),
  borough: z.enum(BOROUGHS).nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

/** What a shop did here so far. */
const shopRecord = z.object({
  campaign_count: z.number().int(),
  creator_count: z.number().int(),
  /** From an application to the decision, in hours; null where too little was decided to say. */
  response_hours: z.number().nullable(),
});

/** One's own application, as far as its page says it. */
const ownCampaignApplication = z
  .object({
    application_id: z.string(),
    status: z.enum(APPLICATION_STATUSES),
    submitted_at: z.string().nullable(),
    decided_at: z.string().nullable(),
    pitch: z.string(),
    availability: z.string(),
    answers: z.array(z.string()).max(QUESTIONS_MAX),
    piece_count: z.number().int(),
    /** What an accepted creator receives. */
    payout_cents: z.number().int().nullable(),
    reason: z.string().nullable(),
    note: z.string().nullable(),
    /** The words of the business that asked them to apply. */
    invitation: z.string().nullable(),
    brief_version: z.number().int(),
    /** What the brief says differently since, in words. */
    brief_changes: z.array(z.string()).max(100),
    /** The price that is being talked about, or was agreed on. */
    quote: z
      .object({
        amount_cents: z.number().int(),
        made_by: z.enum(QUOTE_SIDES),
        status: z.enum(QUOTE_STATUSES),
        expires_at: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'OwnCampaignApplication' });
export type OwnCampaignApplication = z.infer<typeof ownCampaignApplication>;

/** A campaign whole. What is for creators alone is null or empty for everybody else. */
export const campaignDetail = z
  .object({
    id: z.string(),
    public_id: z.string().nullable(),
    status: z.enum(CAMPAIGN_STATUSES),
    published_at: z.string(),
    business: z.object({
      id: z.string(),
      business_name: z.string(),
      business_slug: z.string(),
      industry: z.string().nullable(),
      description: z.string(),
    }),
    brief,
    brief_version: z.number().int(),
    slots: z.number().int(),
    spots_left: z.number().int(),
    accepts_quotes: z.boolean(),
    creator_payout_cents: z.number().int().nullable(),
    creator_fee_percent: z.number().int(),
    /** How long a quote stands. */
    quote_hours: z.number().int(),
    /** Whether the money of the spots is paid in and held. */
    is_paid_in: z.boolean(),
    applicant_count: z.number().int().nullable(),
    places: z.array(campaignPlace).max(50),
    shop: shopRecord,
    is_saved: z.boolean(),
    application: ownCampaignApplication.nullable(),
    fit_reasons: z.array(z.object({ kind: z.enum(FIT_KINDS), text: z.string() })).max(FIT_KINDS.length),
  })
  .meta({ id: 'CampaignDetail' });
export type CampaignDetail = z.infer<typeof campaignDetail>;
