import type { Showcase } from '#contract/campaigns/showcase.ts';
import { BOROUGHS, type Borough } from '#domain/base/city.ts';

const COUNT = new Intl.NumberFormat('en-US');
const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four'];

/** "128 campaigns open now, across all five boroughs." */
export function openCampaigns({ campaign_count, borough_count, neighborhoods }: Showcase): string {
  const campaigns = campaign_count === 1 ? '1 campaign' : `${COUNT.format(campaign_count)} campaigns`;
  const boroughs = new Set(neighborhoods.map(({ borough }) => borough));
  const where = describeBoroughs(borough_count, boroughs);
  return where ? `${campaigns} open now, ${where}.` : `${campaigns} open now.`;
}

/** Names one or two boroughs, if the shown neighborhoods cover them. */
function describeBoroughs(count: number, shown: ReadonlySet<Borough>): string | null {
  if (count === 0) return null;
  if (count >= BOROUGHS.length) return 'across all five boroughs';
  if (count > 2) return `across ${NUMBER_WORDS[count]} boroughs`;
  if (shown.size === count)
    return `in ${BOROUGHS.filter((name) => shown.has(name))
      .map(inSentence)
      .join(' and ')}`;
  return count === 1 ? 'in one borough' : 'across two boroughs';
}

const inSentence = (borough: Borough) => (borough === 'Bronx' ? 'the Bronx' : borough);
