import { z } from 'zod';
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
} from '#domain/campaign-limits.ts';
import { CAMPAIGN_STATUSES } from '#domain/campaign-states.ts';
import { DELIVERABLE_KINDS } from '#domain/deliverables.ts';
import { MOST_LOCATIONS } from '#domain/locations.ts';
import { NICHES } from '#domain/niches.ts';

const plainText = (most: number, what: string) =>
  z
    .string()
    .trim()
    .max(most, `${what} can be at most ${most.toLocaleString('en-US')} characters`);

const lines = (most: number, length: number, what: string) =>
  z.array(plainText(length, what).min(1, 'Write something or take the line out')).max(most);

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
  .refine((list) => once(list.map(({ kind }) => kind)), 'Name each kind once');

/** What creators agree to. Once a campaign is live, these and no others can still be changed. */
const briefFields = z.object({
  /** Nothing written reads as untitled. */
  title: plainText(CAMPAIGN_TITLE_MAX_LENGTH, 'The title'),
  description: plainText(CAMPAIGN_DESCRIPTION_MAX_LENGTH, 'The text'),
  goals: plainText(CAMPAIGN_GOALS_MAX_LENGTH, 'The goal'),
  requirements_do: lines(REQUIREMENTS_MAX, REQUIREMENT_MAX_LENGTH, 'A line'),
  requirements_dont: lines(REQUIREMENTS_MAX, REQUIREMENT_MAX_LENGTH, 'A line'),
  questions: lines(QUESTIONS_MAX, QUESTION_MAX_LENGTH, 'A question'),
  deliverables: wantedDeliverables,
  fulfilment: z.enum(FULFILMENTS).nullable(),
  fulfilment_note: plainText(FULFILMENT_NOTE_MAX_LENGTH, 'The note'),
  /** In this order; the first is the one on the map. */
  location_ids: z.array(z.uuid()).max(MOST_LOCATIONS).refine(once, 'Name each location once'),
  min_followers: z.number().int().min(0).max(FOLLOWERS_MAX),
  criteria_niches: z.array(z.enum(NICHES)).max(CRITERIA_NICHES_MAX).refine(once, 'Name each once'),
  criteria_neighborhood_ids: z
    .array(z.uuid())
    .max(CRITERIA_NEIGHBORHOODS_MAX)
    .refine(once, 'Name each neighborhood once'),
  rights_channels: z.array(z.enum(RIGHTS_CHANNELS)).refine(once, 'Name each once'),
  rights_paid_ads: z.boolean(),
  rights_months: z.number().int().min(1).max(RIGHTS_MONTHS_MAX, `At most ${RIGHTS_MONTHS_MAX} months`),
  /** What is added to the line that cannot be left out. */
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

const draftFields = briefFields.extend({
  creator_payout_cents: z
    .number()
    .int()
    .min(PAYOUT_MIN_CENTS, 'The lowest payout is $5')
    .max(PAYOUT_MAX_CENTS, 'The highest payout is $5,000')
    .nullable(),
  slots: z.number().int().min(1, 'At least one spot').max(SLOTS_MAX, `At most ${SLOTS_MAX} spots`),
});

/** A campaign as it is written, for the people of its business. */
export const campaignDraft = z
  .object({
    id: z.string(),
    business_id: z.string(),
    public_id: z.string(),
    slug: z.string().nullable(),
    status: z.enum(CAMPAIGN_STATUSES),
    ...draftFields.shape,
    package_id: z.string().nullable(),
    /** What a change is made from. Every change counts it up. */
    edit_number: z.number().int(),
    brief_version: z.number().int(),
    funded_slots: z.number().int(),
    taken_slots: z.number().int(),
    business_fee_percent: z.number().int(),
    creator_fee_percent: z.number().int(),
    updated_at: z.string(),
    /** Who changed it last, by name. */
    edited_by: z.string().nullable(),
  })
  .meta({ id: 'CampaignDraft' });
export type CampaignDraft = z.infer<typeof campaignDraft>;

/** With a package its deliverables and the middle of its prices are written in; without one it starts blank. */
export const newCampaign = z
  .object({ package_id: z.uuid().optional(), title: briefFields.shape.title.optional() })
  .meta({ id: 'NewCampaign' });
export type NewCampaign = z.output<typeof newCampaign>;

const edit_number = z.number().int().min(1).max(2_147_483_647);

/** What is left out stays. */
export const campaignDraftChange = draftFields
  .partial()
  .extend({ edit_number })
  .meta({ id: 'CampaignDraftChange' });
export type CampaignDraftChange = z.output<typeof campaignDraftChange>;

/** A change of a campaign creators can already see. Price and spots were promised and paid for: they stay. */
export const campaignRevision = briefFields
  .partial()
  .extend({ edit_number })
  .meta({ id: 'CampaignRevision' });
export type CampaignRevision = z.output<typeof campaignRevision>;
export type CampaignFields = Omit<CampaignDraftChange, 'edit_number'>;

/** From what others posted: each figure is null where too few say something. */
export const campaignHints = z
  .object({
    payout: z
      .object({
        /** Where it comes from: posted campaigns nearby or in the city, or the guidance of the package. */
        source: z.enum(['borough', 'city', 'package']),
        low_cents: z.number().int(),
        middle_cents: z.number().int(),
        high_cents: z.number().int(),
        campaign_count: z.number().int(),
      })
      .nullable(),
    /** The middle of what others give. */
    content_due_days: z.number().int().nullable(),
    /** Never below three. */
    creator_count: z.number().int().nullable(),
    /** Whether there are more than were counted. */
    has_more_creators: z.boolean(),
  })
  .meta({ id: 'CampaignHints' });
export type CampaignHints = z.infer<typeof campaignHints>;
