import { z } from 'zod';
import { mediaFile } from '#contract/base/media.ts';
import { ratingFigures } from '#contract/base/ratings.ts';
import { openingHours } from '#contract/businesses/opening-hours.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { BOROUGHS } from '#domain/base/city.ts';
import { MEDIA_LIMITS } from '#domain/base/media.ts';
import { QUESTIONS_MAX } from '#domain/campaigns/campaign-limits.ts';
import { CAMPAIGN_STATUSES } from '#domain/campaigns/campaign-states.ts';
import { FIT_KINDS } from '#domain/campaigns/fit-reasons.ts';
import { APPLICATION_STATUSES } from '#domain/hiring/application-states.ts';
import { QUOTE_SIDES, QUOTE_STATUSES } from '#domain/hiring/quote-states.ts';
import { brief } from './briefs.ts';
import { deal } from './deals.ts';

/** The public id of a campaign, or its id. */
export const campaignDetailParams = z.object({ identifier: z.string().min(1).max(64) });

/**
 * The campaign's place. Callers who may not see the street get null for it, and the center of the neighborhood as its
 * point.
 */
const campaignPlace = z.object({
  id: z.string(),
  location_name: z.string(),
  address: z.string().nullable(),
  neighborhood: z.string().nullable(),
  neighborhood_slug: z.string().nullable(),
  borough: z.enum(BOROUGHS).nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  hours: openingHours.nullable(),
});

const GALLERY_MAX = MEDIA_LIMITS.business.gallery?.count ?? 0;
const EXAMPLES_MAX = MEDIA_LIMITS.campaign.gallery?.count ?? 0;

/** The pictures of a campaign and its shop. */
const campaignPictures = z.object({
  /** The campaign's own picture, or its storefront; null if the shop is drawn. */
  cover: mediaFile.nullable(),
  /** Pictures that illustrate the brief. */
  examples: z.array(mediaFile).max(EXAMPLES_MAX),
  logo: mediaFile.nullable(),
  storefront: mediaFile.nullable(),
  gallery: z.array(mediaFile).max(GALLERY_MAX),
});

/** A business's track record on Bizmeet. */
const shopRecord = z.object({
  campaign_count: z.number().int(),
  creator_count: z.number().int(),
  /** Hours from application to decision; null if there are too few decisions. */
  response_hours: z.number().nullable(),
  /** The business's average rating from creators. */
  rating: ratingFigures,
});

/** The caller's own application, with the parts its page shows. */
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
    /** The payout of an accepted creator. */
    payout_cents: z.number().int().nullable(),
    reason: z.string().nullable(),
    note: z.string().nullable(),
    /** The note of the business that invited them to apply. */
    invitation: z.string().nullable(),
    /** The version of the brief they agreed to; 0 before they apply. */
    agreed_version: z.number().int(),
    /** The terms changed, so the business can't accept them until they agree. */
    needs_consent: z.boolean(),
    /** It expired because they never agreed to the changed terms. */
    lapsed_unanswered: z.boolean(),
    /** The changes to the brief since the version they agreed to, in words. */
    brief_changes: z.array(z.string()).max(100),
    /** The price under negotiation, or the agreed one. */
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

/** A complete campaign. Fields that are only for creators are null or empty for everyone else. */
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
      website: z.string().nullable(),
      social_links: z.array(z.object({ platform: z.string(), url: z.string() })),
    }),
    brief,
    brief_version: z.number().int(),
    slots: z.number().int(),
    spots_left: z.number().int(),
    accepts_quotes: z.boolean(),
    /** A job offered to this creator, which nobody can apply to. */
    is_offer: z.boolean(),
    creator_payout_cents: z.number().int().nullable(),
    creator_fee_percent: z.number().int(),
    /** The receipt for a spot: as offered, or at the price under negotiation; null for those who don't see the payout. */
    deal: deal.nullable(),
    /** The total of this creator's contracts with the business in the days New York's law counts; null for others. */
    earlier_contracts_cents: z.number().int().nullable(),
    /** How long a quote is valid. */
    quote_hours: z.number().int(),
    /** Whether the money of the spots is paid in and held. */
    is_paid_in: z.boolean(),
    applicant_count: z.number().int().nullable(),
    pictures: campaignPictures,
    places: z.array(campaignPlace).max(50),
    shop: shopRecord,
    is_saved: z.boolean(),
    application: ownCampaignApplication.nullable(),
    /** A block between this creator and the business, whoever set it: they can't apply. */
    is_blocked: z.boolean(),
    fit_reasons: z.array(z.object({ kind: z.enum(FIT_KINDS), text: z.string() })).max(FIT_KINDS.length),
  })
  .meta({ id: 'CampaignDetail' });
export type CampaignDetail = z.infer<typeof campaignDetail>;

export const campaignDetailEndpoints = endpoints({
  getCampaign: {
    method: 'GET',
    url: '/api/campaigns/:identifier',
    access: 'campaign_detail',
    is_viewable: true,
    summary: "Get a campaign by its public ID or ID; businesses and admins don't see the payout",
    params: campaignDetailParams,
    response: campaignDetail,
  },
});
