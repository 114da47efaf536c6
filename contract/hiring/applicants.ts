import { z } from 'zod';
import { mediaFile } from '#contract/base/media.ts';
import { ratingFigures } from '#contract/base/ratings.ts';
import { responseTime } from '#contract/businesses/response-times.ts';
import { deal } from '#contract/campaigns/deals.ts';
import { creatorProfile, portfolioLink } from '#contract/creators/profiles.ts';
import { socialAccount } from '#contract/creators/social-accounts.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor, searchText } from '#contract/platform/lists.ts';
import { MOST_COUNTED, SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';
import { APPLICANT_SORTS, CAMPAIGN_APPLICANT_SEGMENTS } from '#domain/hiring/applicant-segments.ts';
import { FIT_CRITERIA } from '#domain/hiring/application-fit.ts';
import { APPLICATION_STATUSES } from '#domain/hiring/application-states.ts';
import { ADDRESS_SIDES } from '#domain/hiring/missing-address.ts';
import {
  campaignApplicantDecided,
  campaignApplicantDecision,
  campaignApplicantDecisions,
  campaignApplicantsDecided,
  decisionUndos,
} from './applicant-decisions.ts';

const count = z.number().int();
const moment = z.string().nullable();

/** `id` is the business, `identifier` the slug or the id of its campaign. */
export const campaignApplicantsParams = z.object({
  id: z.uuid(),
  identifier: z.string().min(1).max(100),
});
export type CampaignApplicantsParams = z.output<typeof campaignApplicantsParams>;
export const campaignApplicantParams = campaignApplicantsParams.extend({ application_id: z.uuid() });
export type CampaignApplicantParams = z.output<typeof campaignApplicantParams>;

const yes = z.enum(['true']).optional();

export const campaignApplicantsQuery = z.object({
  segment: z.enum(CAMPAIGN_APPLICANT_SEGMENTS).default('to_review'),
  platform: z.enum(SOCIAL_PLATFORMS).optional(),
  min_followers: z.coerce.number<number>().int().min(0).max(MOST_COUNTED).optional(),
  neighborhood_id: z.uuid().optional(),
  has_quote: yes,
  search: searchText,
  sort: z.enum(APPLICANT_SORTS).default('applied'),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(50).default(25),
});
export type CampaignApplicantsQuery = z.output<typeof campaignApplicantsQuery>;

const fit = z
  .object({
    criterion: z.enum(FIT_CRITERIA),
    fits: z.boolean(),
    /** Whether a creator who doesn't meet it can't apply. */
    is_required: z.boolean(),
    words: z.string(),
  })
  .meta({ id: 'ApplicationFit' });

/** An open quote. */
export const openQuoteLine = z
  .object({
    id: z.string(),
    made_by: z.enum(['creator', 'business']),
    amount_cents: count,
    reason: z.string(),
    expires_at: z.string(),
  })
  .meta({ id: 'OpenQuoteLine' });
export type OpenQuoteLine = z.infer<typeof openQuoteLine>;

export const campaignApplicantRow = z
  .object({
    application_id: z.string(),
    creator_id: z.string(),
    full_name: z.string().nullable(),
    handle: z.string().nullable(),
    neighborhood_name: z.string().nullable(),
    avatar: mediaFile.nullable(),
    status: z.enum(APPLICATION_STATUSES),
    /** The collaboration, if they were accepted. */
    collaboration_id: z.string().nullable(),
    submitted_at: moment,
    invited_at: moment,
    /** The platform with the most followers, or the one that the filter asks for. */
    platform: z.enum(SOCIAL_PLATFORMS).nullable(),
    followers: count.nullable(),
    avg_views: count.nullable(),
    /** Whether the numbers were read from the platform instead of self-reported. */
    are_numbers_read: z.boolean(),
    /** How often any business accepted them on Bizmeet, and how often this one did. */
    jobs_count: count,
    jobs_here_count: count,
    distance_miles: z.number().nullable(),
    quote: openQuoteLine.nullable(),
    fits: z.array(fit).max(FIT_CRITERIA.length),
    note_count: count,
    /** Their average rating from businesses. */
    rating: ratingFigures,
    /** The terms of the brief changed, so they can't be accepted until they agree. */
    awaits_consent: z.boolean(),
  })
  .meta({ id: 'CampaignApplicantRow' });
export type CampaignApplicantRow = z.infer<typeof campaignApplicantRow>;

export const campaignApplicantPage = z
  .object({
    applicants: z.array(campaignApplicantRow).max(50),
    counts: z.object({
      to_review: count,
      shortlisted: count,
      accepted: count,
      declined: count,
      invited: count,
    }),
    spots: z.object({ slots: count, funded: count, taken: count, open: count }),
    payout_cents: count.nullable(),
    can_choose: z.boolean(),
    /** We stopped the campaign, so nobody can be accepted. */
    is_stopped: z.boolean(),
    /** Every applicant is answered by the end of this day; null without a deadline. */
    decide_by: z.string().nullable(),
    response_time: responseTime,
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'CampaignApplicantPage' });
export type CampaignApplicantPage = z.infer<typeof campaignApplicantPage>;

const sentPiece = z
  .object({ file: mediaFile.nullable(), link: portfolioLink.nullable() })
  .meta({ id: 'SentPiece' });

export const campaignApplicant = campaignApplicantRow
  .extend({
    creator: creatorProfile,
    accounts: z.array(socialAccount).max(SOCIAL_PLATFORMS.length),
    pitch: z.string(),
    availability: z.string(),
    answers: z.array(z.object({ question: z.string(), answer: z.string() })).max(5),
    pieces: z.array(sentPiece).max(12),
    /** The number of pieces in their full portfolio. */
    portfolio_count: count,
    past_jobs: z
      .array(
        z.object({
          application_id: z.string(),
          campaign_title: z.string(),
          business_name: z.string(),
          accepted_at: z.string(),
        }),
      )
      .max(5),
    /** They applied on an older brief than the current one. */
    has_newer_brief: z.boolean(),
    payout_cents: count.nullable(),
    /** The receipt for their spot, as the creator sees it; null unless they can still be accepted. */
    deal: deal.nullable(),
    /** The sides without a mailing address, if the law asks for both in their contract. */
    missing_addresses: z.array(z.enum(ADDRESS_SIDES)).max(ADDRESS_SIDES.length),
    reason: z.string().nullable(),
    note: z.string().nullable(),
    decided_at: moment,
    invitation: z.string().nullable(),
  })
  .meta({ id: 'CampaignApplicant' });
export type CampaignApplicant = z.infer<typeof campaignApplicant>;

export const campaignApplicantEndpoints = endpoints({
  listCampaignApplicants: {
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/applicants',
    access: 'business',
    summary: "List a campaign's applicants, filtered and sorted, with the number of open spots",
    params: campaignApplicantsParams,
    query: campaignApplicantsQuery,
    response: campaignApplicantPage,
  },
  getCampaignApplicant: {
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/applicants/:application_id',
    access: 'business',
    summary: 'Get an applicant with pitch, answers, work and numbers',
    params: campaignApplicantParams,
    response: campaignApplicant,
  },
  decideCampaignApplicant: {
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/applicants/:application_id/decision',
    access: 'business',
    summary: 'Shortlist, accept or decline an applicant',
    params: campaignApplicantParams,
    body: campaignApplicantDecision,
    response: campaignApplicantDecided,
  },
  decideCampaignApplicants: {
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/applicant-decisions',
    access: 'business',
    summary: 'Decide up to 50 applicants at once',
    params: campaignApplicantsParams,
    body: campaignApplicantDecisions,
    response: campaignApplicantsDecided,
  },
  undoCampaignDecisions: {
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/decision-undos',
    access: 'business',
    summary: 'Undo decisions within ten seconds, before anyone is notified',
    params: campaignApplicantsParams,
    body: decisionUndos,
    response: campaignApplicantsDecided,
  },
});
