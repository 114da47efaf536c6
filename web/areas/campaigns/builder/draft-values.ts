import type { CampaignDraft, CampaignFields } from '#contract/campaigns/drafts.ts';
import { UNTITLED_CAMPAIGN } from '#domain/campaigns/campaign-limits.ts';

/** The values of the form. Lines may be empty while they are being typed. */
export type DraftValues = Required<Omit<CampaignFields, 'deliverables'>> &
  Pick<CampaignDraft, 'deliverables'>;
export type DraftName = keyof DraftValues;

export function valuesOf(draft: CampaignDraft): DraftValues {
  const { title, description, goals, requirements_do, requirements_dont, questions, deliverables } = draft;
  const { fulfilment, fulfilment_note, location_ids, min_followers, prefers_followers, criteria_niches } =
    draft;
  const { criteria_neighborhood_ids, rights_channels, rights_paid_ads, rights_months, disclosure } = draft;
  const { has_chosen_rights } = draft;
  const { application_deadline, content_due_days, accepts_quotes, creator_payout_cents, slots } = draft;
  return {
    title: title === UNTITLED_CAMPAIGN ? '' : title,
    description,
    goals,
    requirements_do,
    requirements_dont,
    questions,
    deliverables,
    fulfilment,
    fulfilment_note,
    location_ids,
    min_followers,
    prefers_followers,
    criteria_niches,
    criteria_neighborhood_ids,
    rights_channels,
    rights_paid_ads,
    rights_months,
    has_chosen_rights,
    disclosure,
    application_deadline,
    content_due_days,
    accepts_quotes,
    creator_payout_cents,
    slots,
  };
}

/** The changes to send, without the fields that were refused as they are. Null if there are none. */
export function changesOf(
  draft: CampaignDraft,
  typed: Partial<DraftValues>,
  refused: Readonly<Record<string, string>>,
): Partial<DraftValues> | null {
  const saved = valuesOf(draft);
  const changes = Object.entries(typed)
    .map(([name, value]) => [name as DraftName, withoutEmptyLines(value)] as const)
    .filter(([name, value]) => !refused[name] && !isSame(saved[name], value));
  return changes.length > 0 ? Object.fromEntries(changes) : null;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other));
}

/** True if a line was started and is still empty. */
export function hasOpenLine(value: unknown): boolean {
  return Array.isArray(value) && value.some((line) => typeof line === 'string' && line.trim() === '');
}

function withoutEmptyLines<Value>(value: Value): Value {
  if (!Array.isArray(value)) return value;
  return value.filter((line) => typeof line !== 'string' || line.trim() !== '') as Value;
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : withoutEmptyLines(value);
}
