import { z } from 'zod';
import { businessParams } from '#contract/businesses/businesses.ts';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import { version } from '#contract/platform/version.ts';
import { MOST_LOCATIONS } from '#domain/businesses/locations.ts';
import {
  CAMPAIGN_DESCRIPTION_MAX_LENGTH,
  CAMPAIGN_GOALS_MAX_LENGTH,
  CAMPAIGN_TITLE_MAX_LENGTH,
  CONTENT_DUE_DAYS_MAX,
  CRITERIA_NEIGHBORHOODS_MAX,
  CRITERIA_NICHES_MAX,
  DELIVERABLE_NOTE_MAX_LENGTH,
  DELIVERABLE_QUANTITY_MAX,
  DISCLOSURE_MAX_LENGTH,
  FOLLOWERS_MAX,
  FULFILMENT_NOTE_MAX_LENGTH,
  FULFILMENTS,
  PAYOUT_MAX_CENTS,
  PAYOUT_MIN_CENTS,
  QUESTION_MAX_LENGTH,
  QUESTIONS_MAX,
  REQUIREMENT_MAX_LENGTH,
  REQUIREMENTS_MAX,
  RIGHTS_CHANNELS,
  RIGHTS_MONTHS_MAX,
  SLOTS_MAX,
} from '#domain/campaigns/campaign-limits.ts';
import { CAMPAIGN_STATUSES } from '#domain/campaigns/campaign-states.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import { NICHES } from '#domain/creators/niches.ts';
import { formatCount } from '#domain/format/count.ts';
import { briefVersions } from './briefs.ts';
import { ownCampaignParams } from './own-campaigns.ts';

const plainText = (most: number, what: string) =>
  z
    .string()
    .trim()
    .max(most, `${what} can be at most ${formatCount(most)} characters`);

const lines = (most: number, length: number, what: string) =>
  z.array(plainText(length, what).min(1, 'Write something or remove the line')).max(most);

const once = (items: readonly unknown[]) => new Set(items).size === items.length;

export const wantedDeliverable = z.object({
  kind: z.enum(DELIVERABLE_KINDS),
  quantity: z
    .number()
    .int()
    .min(1, 'Ask for at least one')
    .max(DELIVERABLE_QUANTITY_MAX, `Ask for at most ${DELIVERABLE_QUANTITY_MAX} of one kind`),
  note: plainText(DELIVERABLE_NOTE_MAX_LENGTH, 'The note').default(''),
});

export const wantedDeliverables = z
  .array(wantedDeliverable)
  .max(DELIVERABLE_KINDS.length)
  .refine((list) => once(list.map(({ kind }) => kind)), 'Add each kind only once');

/** Creators agree to these fields. Once a campaign is live, only these can still be changed. */
const briefFields = z.object({
  /** An empty title becomes "Untitled campaign". */
  title: oneLine().max(
    CAMPAIGN_TITLE_MAX_LENGTH,
    `The title can be at most ${formatCount(CAMPAIGN_TITLE_MAX_LENGTH)} characters`,
  ),
  description: plainText(CAMPAIGN_DESCRIPTION_MAX_LENGTH, 'The text'),
  goals: plainText(CAMPAIGN_GOALS_MAX_LENGTH, 'The goal'),
  requirements_do: lines(REQUIREMENTS_MAX, REQUIREMENT_MAX_LENGTH, 'A line'),
  requirements_dont: lines(REQUIREMENTS_MAX, REQUIREMENT_MAX_LENGTH, 'A line'),
  questions: lines(QUESTIONS_MAX, QUESTION_MAX_LENGTH, 'A question'),
  deliverables: wantedDeliverables,
  fulfilment: z.enum(FULFILMENTS).nullable(),
  fulfilment_note: plainText(FULFILMENT_NOTE_MAX_LENGTH, 'The note'),
  /** In this order; the first one is shown on the map. */
  location_ids: z.array(z.uuid()).max(MOST_LOCATIONS).refine(once, 'Choose each location only once'),
  min_followers: z.number().int().min(0).max(FOLLOWERS_MAX),
  /** Makes the minimum a wish: it stops nobody from applying. */
  prefers_followers: z.boolean(),
  criteria_niches: z.array(z.enum(NICHES)).max(CRITERIA_NICHES_MAX).refine(once, 'Choose each only once'),
  criteria_neighborhood_ids: z
    .array(z.uuid())
    .max(CRITERIA_NEIGHBORHOODS_MAX)
    .refine(once, 'Choose each neighborhood only once'),
  rights_channels: z.array(z.enum(RIGHTS_CHANNELS)).refine(once, 'Choose each only once'),
  rights_paid_ads: z.boolean(),
  rights_months: z.number().int().min(1).max(RIGHTS_MONTHS_MAX, `At most ${RIGHTS_MONTHS_MAX} months`),
  /** Added to the line that can't be left out. */
  disclosure: plainText(DISCLOSURE_MAX_LENGTH, 'The wording'),
  application_deadline: z.iso.date('Pick a day').nullable(),
  content_due_days: z
    .number()
    .int()
    .min(1)
    .max(CONTENT_DUE_DAYS_MAX, `At most ${CONTENT_DUE_DAYS_MAX} days`)
    .nullable(),
  accepts_quotes: z.boolean(),
});

/** All fields of a draft that can be edited. */
export const draftFields = briefFields.extend({
  /** Whether the usage rights were chosen, even if the choice is none. Choosing a channel counts. */
  has_chosen_rights: z.boolean(),
  creator_payout_cents: z
    .number()
    .int()
    .min(PAYOUT_MIN_CENTS, 'The lowest payout is $5')
    .max(PAYOUT_MAX_CENTS, 'The highest payout is $5,000')
    .nullable(),
  slots: z.number().int().min(1, 'At least one spot').max(SLOTS_MAX, `At most ${SLOTS_MAX} spots`),
});

/** A campaign draft, for the members of its business. */
export const campaignDraft = z
  .object({
    id: z.string(),
    business_id: z.string(),
    public_id: z.string(),
    slug: z.string().nullable(),
    status: z.enum(CAMPAIGN_STATUSES),
    ...draftFields.shape,
    package_id: z.string().nullable(),
    /** The version a change is based on. Every change increments it. */
    version: z.number().int(),
    brief_version: z.number().int(),
    funded_slots: z.number().int(),
    taken_slots: z.number().int(),
    business_fee_percent: z.number().int(),
    creator_fee_percent: z.number().int(),
    updated_at: z.string(),
    /** The name of the person who changed it last. */
    edited_by: z.string().nullable(),
  })
  .meta({ id: 'CampaignDraft' });
export type CampaignDraft = z.infer<typeof campaignDraft>;

/**
 * With a package, its deliverables and the middle of its price range are filled in; without one the draft is blank.
 */
export const newCampaign = z
  .object({ package_id: z.uuid().optional(), title: briefFields.shape.title.optional() })
  .meta({ id: 'NewCampaign' });
export type NewCampaign = z.output<typeof newCampaign>;

/** Fields that are left out stay as they are. */
export const campaignDraftChange = draftFields
  .partial()
  .extend({ version })
  .meta({ id: 'CampaignDraftChange' });
export type CampaignDraftChange = z.output<typeof campaignDraftChange>;

/** A change to a posted campaign. Price and spots were promised and paid for, so they stay. */
export const campaignRevision = briefFields.partial().extend({ version }).meta({ id: 'CampaignRevision' });
export type CampaignRevision = z.output<typeof campaignRevision>;
export type CampaignFields = Omit<CampaignDraftChange, 'version'>;

/** Figures from other campaigns; each is null if there are too few. */
export const campaignHints = z
  .object({
    payout: z
      .object({
        /** The source of the range: posted campaigns nearby or in the city, or the package's guidance. */
        source: z.enum(['borough', 'city', 'package']),
        low_cents: z.number().int(),
        middle_cents: z.number().int(),
        high_cents: z.number().int(),
        campaign_count: z.number().int(),
      })
      .nullable(),
    /** The median of what others give. */
    content_due_days: z.number().int().nullable(),
    /** Never below three. */
    creator_count: z.number().int().nullable(),
    /** Whether there are more than the limit of the count. */
    has_more_creators: z.boolean(),
  })
  .meta({ id: 'CampaignHints' });
export type CampaignHints = z.infer<typeof campaignHints>;

export const campaignDraftEndpoints = endpoints({
  createCampaign: {
    method: 'POST',
    url: '/api/businesses/:id/campaigns',
    access: 'business',
    summary: 'Create a campaign draft, blank or from a content package',
    params: businessParams,
    body: newCampaign,
    response: campaignDraft,
    status: 201,
  },
  getCampaignDraft: {
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/draft',
    access: 'business',
    summary: 'Get a campaign draft',
    params: ownCampaignParams,
    response: campaignDraft,
  },
  changeCampaignDraft: {
    method: 'PATCH',
    url: '/api/businesses/:id/campaigns/:identifier/draft',
    access: 'business',
    summary: 'Update a campaign draft; 409 `stale` if someone else saved first',
    params: ownCampaignParams,
    body: campaignDraftChange,
    response: campaignDraft,
  },
  deleteCampaignDraft: {
    method: 'DELETE',
    url: '/api/businesses/:id/campaigns/:identifier/draft',
    access: 'business',
    summary: 'Delete a campaign draft',
    params: ownCampaignParams,
    response: done,
  },
  finishCampaignDraft: {
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/draft/completion',
    access: 'business',
    summary: 'Complete a campaign draft so that it can be paid for',
    params: ownCampaignParams,
    response: campaignDraft,
  },
  reviseCampaign: {
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/revisions',
    access: 'business',
    summary:
      "Update a posted campaign's brief and notify its applicants; 409 `stale` if someone else saved first",
    params: ownCampaignParams,
    body: campaignRevision,
    response: campaignDraft,
  },
  listBriefVersions: {
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/brief-versions',
    access: 'business',
    summary: "List the versions of a campaign's brief",
    params: ownCampaignParams,
    response: briefVersions,
  },
  getCampaignHints: {
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/hints',
    access: 'business',
    summary: 'Get typical payouts and perks for similar work, and how many creators match',
    params: ownCampaignParams,
    response: campaignHints,
  },
});
