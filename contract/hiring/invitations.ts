import { z } from 'zod';
import { mediaFile } from '#contract/base/media.ts';
import { creatorRate } from '#contract/creators/profiles.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor, searchText } from '#contract/platform/lists.ts';
import { BOROUGHS } from '#domain/base/city.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import { NICHES } from '#domain/creators/niches.ts';
import { HIGHEST_PRICE_CENTS } from '#domain/creators/rates.ts';
import { MOST_COUNTED, SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';
import { INVITATION_WORDS_MAX_LENGTH, MOST_INVITED_AT_ONCE } from '#domain/hiring/applicant-segments.ts';
import { APPLICATION_STATUSES } from '#domain/hiring/application-states.ts';
import { campaignApplicantRow, campaignApplicantsParams } from './applicants.ts';

const count = z.number().int();

/** The filter by rate only applies together with a kind. */
export const creatorSearchQuery = z.object({
  search: searchText,
  niche: z.enum(NICHES).optional(),
  borough: z.enum(BOROUGHS).optional(),
  neighborhood_id: z.uuid().optional(),
  min_followers: z.coerce.number<number>().int().min(0).max(MOST_COUNTED).optional(),
  kind: z.enum(DELIVERABLE_KINDS).optional(),
  max_rate_cents: z.coerce.number<number>().int().min(0).max(HIGHEST_PRICE_CENTS).optional(),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(50).default(20),
});
export type CreatorSearchQuery = z.output<typeof creatorSearchQuery>;

export const foundCreator = z
  .object({
    creator_id: z.string(),
    full_name: z.string().nullable(),
    handle: z.string().nullable(),
    neighborhood_name: z.string().nullable(),
    avatar: mediaFile.nullable(),
    platform: z.enum(SOCIAL_PLATFORMS).nullable(),
    followers: count.nullable(),
    niches: z.array(z.enum(NICHES)),
    rates: z.array(creatorRate).max(DELIVERABLE_KINDS.length),
    fits: campaignApplicantRow.shape.fits,
    rating: campaignApplicantRow.shape.rating,
    /** Their application's status in this campaign; null if they have none. */
    status: z.enum(APPLICATION_STATUSES).nullable(),
  })
  .meta({ id: 'FoundCreator' });
export type FoundCreator = z.infer<typeof foundCreator>;

const foundCreators = z
  .object({ creators: z.array(foundCreator).max(50), next_cursor: z.string().nullable() })
  .meta({ id: 'FoundCreators' });

export const creatorInvitations = z
  .object({
    creator_ids: z
      .array(z.uuid())
      .min(1)
      .max(MOST_INVITED_AT_ONCE, `Invite up to ${MOST_INVITED_AT_ONCE} at once`),
    words: z
      .string()
      .trim()
      .max(INVITATION_WORDS_MAX_LENGTH, `Use at most ${INVITATION_WORDS_MAX_LENGTH} characters`)
      .default(''),
  })
  .meta({ id: 'CreatorInvitations' });
export type CreatorInvitations = z.output<typeof creatorInvitations>;

/** Each invitation stands alone: one that fails doesn't stop the others. */
const creatorsInvited = z
  .object({
    results: z
      .array(
        z.object({
          creator_id: z.string(),
          application_id: z.string().nullable(),
          problem: z.string().nullable(),
        }),
      )
      .max(MOST_INVITED_AT_ONCE),
  })
  .meta({ id: 'CreatorsInvited' });

const invitableParams = campaignApplicantsParams.omit({ identifier: true }).extend({ creator_id: z.uuid() });

/** The campaigns a creator can be invited to, with their status in each. */
export const invitableCampaigns = z
  .object({
    campaigns: z
      .array(
        z.object({
          id: z.string(),
          title: z.string(),
          payout_cents: count.nullable(),
          application_deadline: z.string().nullable(),
          status: z.enum(APPLICATION_STATUSES).nullable(),
        }),
      )
      .max(50),
  })
  .meta({ id: 'InvitableCampaigns' });
export type InvitableCampaigns = z.infer<typeof invitableCampaigns>;

export const creatorInvitationEndpoints = endpoints({
  searchCreators: {
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/creators',
    access: 'business',
    summary: 'List creators who can be invited to a campaign',
    params: campaignApplicantsParams,
    query: creatorSearchQuery,
    response: foundCreators,
  },
  inviteCreators: {
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/creator-invitations',
    access: 'business',
    summary: 'Invite up to 20 creators to apply',
    params: campaignApplicantsParams,
    body: creatorInvitations,
    response: creatorsInvited,
  },
  listInvitableCampaigns: {
    method: 'GET',
    url: '/api/businesses/:id/creators/:creator_id/invitable-campaigns',
    access: 'business',
    summary: 'List the campaigns a creator can be invited to',
    params: invitableParams,
    response: invitableCampaigns,
  },
});
