import {
  CAMPAIGN_DESCRIPTION_MAX_LENGTH,
  CAMPAIGN_TITLE_MAX_LENGTH,
  REQUIREMENT_MAX_LENGTH,
} from '../campaign-limits.ts';
import { contentTypeOf, type Deliverable, nameDeliverable } from '../deliverables.ts';
import type { BriefFacts, ShopFacts, WrittenBrief } from './brief-facts.ts';
import { goalWords } from './goal-words.ts';
import { firstSentences, inPlace, listed, sentence } from './sentences.ts';
import { type Trade, tradeOf } from './trades.ts';
import { writeTitle } from './write-title.ts';

/** The longest part of a brief that is the shop's own description. */
const OWN_WORDS_MAX_LENGTH = 320;

/** Writes a first brief from facts. The same facts always give the same words. */
export function writeBrief(facts: BriefFacts): WrittenBrief {
  const trade = tradeOf(facts.shop.industry);
  return {
    title: writeTitle(facts, trade).slice(0, CAMPAIGN_TITLE_MAX_LENGTH),
    description: writeDescription(facts, trade),
    requirements_do: showLines(facts, trade),
    requirements_dont: avoidLines(facts),
  };
}

function writeDescription(facts: BriefFacts, trade: Trade): string {
  const { deliverables, goals } = facts;
  const sentences = [
    ...introduce(facts.shop, trade),
    whatToDo(facts, trade),
    `We’re asking for ${listed(deliverables.map(nameDeliverable))}.`,
    ...(isForShop(facts) ? ['You don’t have to post anything yourself.'] : []),
    ...goalWords(goals).map(({ says }) => says),
    'The rest is up to you: use your own style and your own words.',
  ];
  return firstSentences(sentences.join(' '), CAMPAIGN_DESCRIPTION_MAX_LENGTH);
}

/** The shop's own words if it has some, else its industry. The neighborhood isn't repeated. */
function introduce({ business_name, description, neighborhood }: ShopFacts, trade: Trade): string[] {
  const own = firstSentences(description, OWN_WORDS_MAX_LENGTH);
  if (own === '') {
    const where = neighborhood === null ? '' : ` ${inPlace(neighborhood)}`;
    return [`${business_name} is ${trade.name}${where}.`];
  }
  const isNamed = neighborhood === null || own.toLowerCase().includes(neighborhood.toLowerCase());
  return [sentence(own), ...(isNamed ? [] : [`You’ll find us ${inPlace(neighborhood)}.`])];
}

function whatToDo({ fulfilment, deliverables }: BriefFacts, { subject }: Trade): string {
  if (fulfilment === 'shipping') return 'You get the product from us. Show it the way you’d really use it.';
  if (fulfilment === 'remote') return `You can make this from anywhere. Make it about ${subject}.`;
  return `Come by and ${onlyPhotos(deliverables) ? 'photograph' : 'film'} ${subject}.`;
}

function showLines(facts: BriefFacts, trade: Trade): string[] {
  const { fulfilment, goals, shop } = facts;
  const lines = [
    fulfilment === 'shipping' ? 'The product up close, and in use' : trade.show,
    ...goalWords(goals).flatMap(({ show }) => show ?? []),
    ...(isForShop(facts) ? [] : ['Our name once, said or shown']),
    ...tagLines(facts),
    ...(fulfilment === 'visit' && shop.neighborhood && !isForShop(facts)
      ? [`That we’re ${inPlace(shop.neighborhood)}`]
      : []),
  ];
  return lines.filter((line) => line.length <= REQUIREMENT_MAX_LENGTH);
}

/** The shop's handle on each network that something is posted to. */
function tagLines({ deliverables, shop }: BriefFacts): string[] {
  const posted = [...new Set(deliverables.map(({ kind }) => contentTypeOf(kind)))];
  return posted.flatMap((network) => {
    const handle = network === 'ugc' ? undefined : shop.handles[network];
    return handle === undefined ? [] : [`A tag of @${handle} on ${NETWORK_NAMES[network as 'tiktok']}`];
  });
}

const NETWORK_NAMES = { instagram: 'Instagram', tiktok: 'TikTok', youtube: 'YouTube' };

function avoidLines(facts: BriefFacts): string[] {
  return [
    ...(facts.fulfilment === 'visit' ? ['Customers’ faces without asking them'] : []),
    ...(isForShop(facts) ? ['Text or stickers over the picture'] : ['Prices, because they change']),
    'Other brands and their logos',
  ];
}

function isForShop({ deliverables }: BriefFacts): boolean {
  return deliverables.length > 0 && deliverables.every(({ kind }) => contentTypeOf(kind) === 'ugc');
}

function onlyPhotos(deliverables: readonly Deliverable[]): boolean {
  return deliverables.length > 0 && deliverables.every(({ kind }) => kind === 'ugc_photo');
}
