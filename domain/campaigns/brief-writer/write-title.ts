import type { Goal } from '#domain/businesses/onboarding.ts';
import { CAMPAIGN_TITLE_MAX_LENGTH } from '../campaign-limits.ts';
import type { BriefFacts } from './brief-facts.ts';
import { inPlace } from './sentences.ts';
import type { Trade } from './trades.ts';

/** The goals that give a title, most telling first. */
const TITLE_GOALS = ['launch', 'reviews', 'neighborhood', 'foot_traffic'] as const satisfies readonly Goal[];

/** The first title that fits. A long name leaves only the name. */
export function writeTitle(facts: BriefFacts, trade: Trade): string {
  const name = facts.shop.business_name.replace(/\s+/g, ' ').trim();
  const titles = [...wishedTitles(facts, trade, name), `Work with ${name}`, name];
  return titles.find((title) => title.length <= CAMPAIGN_TITLE_MAX_LENGTH) ?? cutAtWord(name);
}

function wishedTitles(
  { deliverables, goals, fulfilment, shop }: BriefFacts,
  { subject }: Trade,
  name: string,
): string[] {
  const kinds = new Set(deliverables.map(({ kind }) => kind));
  const isForShop = [...kinds].every((kind) => kind === 'ugc_photo' || kind === 'ugc_video');
  if (isForShop && kinds.size > 0) {
    if (kinds.size > 1) return [`Photos and videos for ${name}`];
    return [kinds.has('ugc_photo') ? `Photos for ${name}` : `Videos for ${name}`];
  }
  const goal = TITLE_GOALS.find((one) => goals.includes(one));
  if (goal === 'launch') return [`Something new at ${name}`];
  if (goal === 'reviews') return [`An honest look at ${name}`];
  if (fulfilment !== 'visit') return [`Tell people about ${name}`];
  const where = shop.neighborhood === null ? '' : ` ${inPlace(shop.neighborhood)}`;
  if (goal === 'neighborhood') return [`Your first time at ${name}${where}`, `Your first time at ${name}`];
  if (goal === 'foot_traffic') return [`A reason to stop by ${name}`];
  return [`Film ${subject} at ${name}`];
}

function cutAtWord(name: string): string {
  const cut = name.slice(0, CAMPAIGN_TITLE_MAX_LENGTH);
  const space = cut.lastIndexOf(' ');
  return space > 0 ? cut.slice(0, space) : cut;
}
