import type { CampaignDraft } from '#contract/campaigns/drafts.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { formatCents } from '#domain/format/money.ts';
import { type DraftName, type DraftValues, isSame, valuesOf } from './draft-values.ts';

const NAMES: Record<DraftName, string> = {
  title: 'Title',
  description: 'What to make',
  goals: 'Background',
  requirements_do: 'Please show',
  requirements_dont: 'Please avoid',
  questions: 'Questions',
  deliverables: 'Deliverables',
  fulfilment: 'Where it happens',
  fulfilment_note: 'Good to know',
  location_ids: 'Locations',
  min_followers: 'Followers',
  prefers_followers: 'Followers are a wish',
  criteria_niches: 'Topics',
  criteria_neighborhood_ids: 'Based in',
  rights_channels: 'Repost on',
  rights_paid_ads: 'Paid ads',
  rights_months: 'Usage period',
  has_chosen_rights: 'Rights chosen',
  disclosure: 'Disclosure',
  application_deadline: 'Applications close',
  content_due_days: 'Content due',
  accepts_quotes: 'Quotes',
  creator_payout_cents: 'Payout per creator',
  slots: 'Spots',
};

/** The conflicting fields: the local value and the saved one, both as text. */
export function describeConflicts(
  saved: CampaignDraft,
  typed: Partial<DraftValues>,
): { name: string; mine: string; theirs: string }[] {
  const theirs = valuesOf(saved);
  return (Object.keys(typed) as DraftName[])
    .filter((name) => !isSame(theirs[name], typed[name]))
    .map((name) => ({
      name: NAMES[name],
      mine: wordsFor(name, typed[name]),
      theirs: wordsFor(name, theirs[name]),
    }));
}

function wordsFor(name: DraftName, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (name === 'deliverables') {
    return (value as DraftValues['deliverables']).map((one) => nameDeliverable(one)).join('\n');
  }
  // Ids mean nothing to readers, so show the count.
  if (name === 'location_ids' || name === 'criteria_neighborhood_ids') {
    return `${(value as string[]).length} chosen`;
  }
  if (name === 'creator_payout_cents') return formatCents(value as number);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join('\n') : String(value);
}
