import { NICHE_NAMES, type Niche } from '#domain/creators/niches.ts';
import { formatCount } from '#domain/format/count.ts';
import { newYorkLongDay } from '#domain/format/new-york-time.ts';
import { type Fulfilment, RIGHTS_CHANNEL_NAMES, type RightsChannel } from './campaign-limits.ts';
import { type Deliverable, nameDeliverable } from './deliverables.ts';

/** The parts of a brief that are compared. */
export interface ComparedBrief {
  title: string;
  description: string;
  goals: string;
  requirements_do: readonly string[];
  requirements_dont: readonly string[];
  questions: readonly string[];
  deliverables: readonly (Deliverable & { note: string })[];
  fulfilment: Fulfilment | null;
  fulfilment_note: string;
  locations: readonly { location_name: string }[];
  min_followers: number;
  prefers_followers?: boolean | undefined;
  criteria_niches: readonly Niche[];
  criteria_neighborhoods: readonly { neighborhood_name: string }[];
  rights_channels: readonly RightsChannel[];
  rights_paid_ads: boolean;
  rights_months: number;
  disclosure: string;
  application_deadline: string | null;
  content_due_days: number | null;
}

const FULFILMENT_NAMES: Record<Fulfilment, string> = {
  visit: 'At the shop',
  remote: 'Remote',
  shipping: 'Shipped to the creator',
};

/** Each part of a brief as the lines it is made of, in words. */
export const BRIEF_PARTS = [
  { part: 'Title', lines: ({ title }) => [title] },
  { part: 'What to make', lines: ({ description }) => filled([description]) },
  { part: 'Background', lines: ({ goals }) => filled([goals]) },
  { part: 'Please show', lines: (brief) => brief.requirements_do },
  { part: 'Please avoid', lines: (brief) => brief.requirements_dont },
  { part: 'Deliverables', lines: ({ deliverables }) => deliverables.map(deliverableLine) },
  { part: 'How it works', lines: ({ fulfilment }) => (fulfilment ? [FULFILMENT_NAMES[fulfilment]] : []) },
  { part: 'Good to know', lines: ({ fulfilment_note }) => filled([fulfilment_note]) },
  { part: 'Where', lines: ({ locations }) => locations.map(({ location_name }) => location_name) },
  { part: 'Applications close', lines: (brief) => filled([dayOf(brief.application_deadline)]) },
  {
    part: 'Content due',
    lines: ({ content_due_days: days, fulfilment }) =>
      days === null ? [] : [contentDueWords(days, fulfilment)],
  },
  { part: 'Followers', lines: (brief) => [followersLine(brief.min_followers, brief.prefers_followers)] },
  { part: 'Topics', lines: ({ criteria_niches }) => criteria_niches.map((niche) => NICHE_NAMES[niche]) },
  {
    part: 'Based in',
    lines: (brief) => brief.criteria_neighborhoods.map(({ neighborhood_name }) => neighborhood_name),
  },
  {
    part: 'Repost on',
    lines: (brief) => brief.rights_channels.map((channel) => RIGHTS_CHANNEL_NAMES[channel]),
  },
  { part: 'Paid ads', lines: ({ rights_paid_ads }) => [rights_paid_ads ? 'Yes' : 'No'] },
  { part: 'Usage period', lines: ({ rights_months }) => [countMonths(rights_months)] },
  { part: 'Disclosure', lines: ({ disclosure }) => [disclosure] },
  { part: 'Questions', lines: ({ questions }) => questions },
] as const satisfies readonly { part: string; lines: (brief: ComparedBrief) => readonly string[] }[];
export type BriefPart = (typeof BRIEF_PARTS)[number]['part'];

/** "7 days after acceptance", or after a product that is shipped arrives. */
export function contentDueWords(days: number, fulfilment: Fulfilment | null): string {
  return `${countDays(days)} after ${fulfilment === 'shipping' ? 'the product arrives' : 'acceptance'}`;
}

export function countDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

export function countMonths(months: number): string {
  return months === 1 ? '1 month' : `${months} months`;
}

/** "At least 10,000", or "Prefers 10,000+" if it is a wish. */
export function followersLine(minFollowers: number, isWish = false): string {
  if (minFollowers === 0) return 'Any number';
  return isWish ? `Prefers ${formatCount(minFollowers)}+` : `At least ${formatCount(minFollowers)}`;
}

export function deliverableLine({ note, ...deliverable }: Deliverable & { note: string }): string {
  return note === '' ? nameDeliverable(deliverable) : `${nameDeliverable(deliverable)}, ${note}`;
}

/** A date without a time is put at noon, so it is the same day in every time zone. */
function dayOf(date: string | null): string {
  return date === null ? '' : newYorkLongDay(`${date}T17:00:00Z`);
}

function filled(lines: readonly string[]): string[] {
  return lines.filter((line) => line !== '');
}
