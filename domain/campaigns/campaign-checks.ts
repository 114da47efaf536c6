import { newYorkDate } from '#domain/format/deadlines.ts';
import {
  PAYOUT_MAX_CENTS,
  PAYOUT_MIN_CENTS,
  type RightsChannel,
  SLOTS_MAX,
  UNTITLED_CAMPAIGN,
} from './campaign-limits.ts';
import { contentTypeOf, type DeliverableKind } from './deliverables.ts';

/** The sections of a draft, in reading order. */
export const CAMPAIGN_SECTIONS = [
  { section: 'ask', name: 'Brief' },
  { section: 'deliverables', name: 'Deliverables' },
  { section: 'place', name: 'Where and when' },
  { section: 'criteria', name: 'Who can apply' },
  { section: 'payout', name: 'Payout and spots' },
  { section: 'rights', name: 'Rights' },
  { section: 'disclosure', name: 'Disclosure' },
] as const;
export type CampaignSection = (typeof CAMPAIGN_SECTIONS)[number]['section'];

export interface CheckedCampaign {
  title: string;
  description: string;
  deliverables: readonly { kind: DeliverableKind }[];
  fulfilment: string | null;
  /** Open locations only: an archived one doesn't count. */
  location_ids: readonly string[];
  application_deadline: string | null;
  content_due_days: number | null;
  creator_payout_cents: number | null;
  slots: number;
  rights_channels: readonly RightsChannel[];
  rights_paid_ads: boolean;
  has_chosen_rights: boolean;
}

/** A gap that keeps a draft from being paid for: the field that shows it, and the verb that fixes it. */
export interface CampaignGap {
  section: CampaignSection;
  field: string;
  message: string;
}

/** In reading order, so the first one is the next thing to do. Page and server use the same list. */
export function findCampaignGaps(campaign: CheckedCampaign, now: Date): CampaignGap[] {
  return [
    ...askGaps(campaign),
    ...deliverableGaps(campaign),
    ...placeGaps(campaign, newYorkDate(now)),
    ...payoutGaps(campaign),
    ...rightsGaps(campaign),
  ];
}

export function countDoneSections(gaps: readonly CampaignGap[]): number {
  return CAMPAIGN_SECTIONS.length - new Set(gaps.map(({ section }) => section)).size;
}

function askGaps({ title, description }: CheckedCampaign): CampaignGap[] {
  const hasTitle = title.trim() !== '' && title !== UNTITLED_CAMPAIGN;
  return gaps('ask', [
    [!hasTitle, 'title', 'Add a title'],
    [description.trim() === '', 'description', 'Describe what to make'],
  ]);
}

function deliverableGaps({ deliverables }: CheckedCampaign): CampaignGap[] {
  return gaps('deliverables', [[deliverables.length === 0, 'deliverables', 'Choose deliverables']]);
}

function placeGaps(campaign: CheckedCampaign, today: string): CampaignGap[] {
  const { fulfilment, location_ids, application_deadline: deadline, content_due_days } = campaign;
  return gaps('place', [
    [fulfilment === null, 'fulfilment', 'Choose where it happens'],
    [fulfilment === 'visit' && location_ids.length === 0, 'location_ids', 'Choose a location'],
    [deadline === null, 'application_deadline', 'Choose the last day to apply'],
    [deadline !== null && deadline < today, 'application_deadline', 'Choose a date in the future'],
    [content_due_days === null, 'content_due_days', 'Choose when content is due'],
  ]);
}

function payoutGaps({ creator_payout_cents: payout, slots }: CheckedCampaign): CampaignGap[] {
  return gaps('payout', [
    [payout === null, 'creator_payout_cents', 'Set the payout'],
    [payout !== null && payout < PAYOUT_MIN_CENTS, 'creator_payout_cents', 'The lowest payout is $5'],
    [payout !== null && payout > PAYOUT_MAX_CENTS, 'creator_payout_cents', 'The highest payout is $5,000'],
    [slots < 1 || slots > SLOTS_MAX, 'slots', `Choose 1 to ${SLOTS_MAX} spots`],
  ]);
}

/** Work made only for the business is useless to it without the right to show it. */
function rightsGaps(campaign: CheckedCampaign): CampaignGap[] {
  const { deliverables, rights_channels, rights_paid_ads, has_chosen_rights } = campaign;
  const isForBusiness = deliverables.some(({ kind }) => contentTypeOf(kind) === 'ugc');
  const isNeeded = isForBusiness || rights_paid_ads;
  return gaps('rights', [
    [isNeeded && rights_channels.length === 0, 'rights_channels', 'Choose where you’ll repost'],
    [!isNeeded && !has_chosen_rights, 'rights_channels', 'Choose your usage rights'],
  ]);
}

function gaps(
  section: CampaignSection,
  found: readonly (readonly [isMissing: boolean, field: string, message: string])[],
): CampaignGap[] {
  return found.filter(([isMissing]) => isMissing).map(([, field, message]) => ({ section, field, message }));
}
