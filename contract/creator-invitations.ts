import { z } from 'zod';
import { INVITATION_WORDS_MAX_LENGTH, MOST_INVITED_AT_ONCE } from '#domain/applicant-segments.ts';
import { APPLICATION_STATUSES } from '#domain/application-states.ts';
import { BOROUGHS } from '#domain/city.ts';
import { DELIVERABLE_KINDS } from '#domain/deliverables.ts';
import { NICHES } from '#domain/niches.ts';
import { HIGHEST_PRICE_CENTS } from '#domain/rates.ts';
import { MOST_COUNTED, SOCIAL_PLATFORMS } from '#domain/social-platforms.ts';
import { campaignApplicantRow, campaignApplicantsParams } from './campaign-applicants.ts';
import { creatorRate } from './creators.ts';
import { cursor, searchText } from './lists.ts';
import { mediaFile } from './media.ts';

const count = z.number().int();

/** The rate is asked of one kind: without a kind it is not asked. */
export const creatorSearchQuery = z.object({
  search: searchText,
  niche: z.enum(NICHES).optional(),
  borough: z.enum(BOROUGHS).optional(),
  neighborhood_id: z.uuid().optional(),
  min_followers: z.coerce.number().int().min(0).max(MOST_COUNTED).optional(),
  kind: z.enum(DELIVERABLE_KINDS).optional(),
  max_rate_cents: z.coerce.number().int().min(0).max(HIGHEST_PRICE_CENTS).optional(),
  cursor,
  limit: z.coerce.number().int().min(1).max(50).default(20),
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
    /** Where they stand with this campaign; null where there is nothing yet. */
    status: z.enum(APPLICATION_STATUSES).nullable(),
  })
  .meta({ id: 'FoundCreator' });
export type FoundCreator = z.infer<typeof foundCreator>;

export const foundCreators = z
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
      .max(INVITATION_WORDS_MAX_LENGTH, `Cut it to ${INVITATION_WORDS_MAX_LENGTH} characters`)
      .default(''),
  })
  .meta({ id: 'CreatorInvitations' });
export type CreatorInvitations = z.output<typeof creatorInvitations>;

/** Each for itself: one that cannot be invited stops no other. */
export const creatorsInvited = z
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

export const invitableParams = campaignApplicantsParams
  .omit({ identifier: true })
  .extend({ creator_id: z.uuid() });

/** The campaigns a creator could be invited to, and where they stand with each. */
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
