import { NICHE_NAMES, type Niche } from '#domain/creators/niches.ts';
import { PLATFORM_NAMES, type SocialPlatform } from '#domain/creators/social-platforms.ts';
import { formatCount } from '#domain/format/count.ts';
import { milesBetween, milesWords } from '#domain/format/distance.ts';
import { formatPrice } from '#domain/format/money.ts';
import type { DeliverableKind } from './deliverables.ts';
import { nameDeliverable } from './deliverables.ts';

interface Point {
  latitude: number;
  longitude: number;
}

/** The facts we know about a creator. */
export interface FitCreator {
  home: (Point & { neighborhood_id: string; neighborhood: string }) | null;
  niches: readonly Niche[];
  rates: readonly { kind: DeliverableKind; price_cents: number }[];
  audiences: readonly { platform: SocialPlatform; followers: number }[];
}

/** The requirements of a campaign. */
export interface FitCampaign {
  business_name: string;
  /** The place of the work; none for remote work. */
  places: readonly (Partial<Point> & { neighborhood_id: string | null })[];
  criteria_niches: readonly string[];
  min_followers: number;
  deliverables: readonly { kind: DeliverableKind; quantity: number }[];
  creator_payout_cents: number | null;
}

export const FIT_KINDS = ['neighborhood', 'distance', 'niche', 'price', 'audience'] as const;
export type FitReason = { kind: (typeof FIT_KINDS)[number]; text: string };

/** A shop farther away than this isn't recommended for being near. */
const NEAR_MILES = 3;

/** The reasons why a campaign fits a creator, strongest first. Only facts that both sides told us count. */
export function fitReasons(creator: FitCreator, campaign: FitCampaign): FitReason[] {
  return [
    placeReason(creator, campaign),
    nicheReason(creator, campaign),
    priceReason(creator, campaign),
    audienceReason(creator, campaign),
  ].filter((reason) => reason !== null);
}

function placeReason({ home }: FitCreator, { places }: FitCampaign): FitReason | null {
  if (home === null) return null;
  if (places.some(({ neighborhood_id }) => neighborhood_id === home.neighborhood_id)) {
    return { kind: 'neighborhood', text: `In ${home.neighborhood}, where you live` };
  }
  const distances = places.flatMap(({ latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? [] : [milesBetween(home, { latitude, longitude })],
  );
  const miles = Math.min(...distances);
  if (miles > NEAR_MILES) return null;
  return { kind: 'distance', text: `About ${milesWords(miles)} from ${home.neighborhood}` };
}

function nicheReason({ niches }: FitCreator, { criteria_niches, business_name }: FitCampaign) {
  const shared = niches.filter((niche) => criteria_niches.includes(niche));
  if (shared.length === 0) return null;
  const names = shared.map((niche) => NICHE_NAMES[niche].toLowerCase()).join(' and ');
  return { kind: 'niche', text: `${business_name} wants ${names}, and you make that` } as const;
}

/** Only if the creator has a price for all of the work and the payout reaches their sum. */
function priceReason({ rates }: FitCreator, { deliverables, creator_payout_cents }: FitCampaign) {
  if (creator_payout_cents === null || deliverables.length === 0) return null;
  const prices = new Map(rates.map(({ kind, price_cents }) => [kind, price_cents]));
  let asked = 0;
  for (const { kind, quantity } of deliverables) {
    const price = prices.get(kind);
    if (price === undefined) return null;
    asked += price * quantity;
  }
  if (creator_payout_cents < asked) return null;
  const what = deliverables.map(nameDeliverable).join(', ');
  const text =
    creator_payout_cents === asked
      ? `${formatPrice(asked)} is your price for ${what}`
      : `Pays ${formatPrice(creator_payout_cents - asked)} more than your price for ${what}`;
  return { kind: 'price', text } as const;
}

function audienceReason({ audiences }: FitCreator, { min_followers }: FitCampaign): FitReason | null {
  const biggest = [...audiences].sort((a, b) => b.followers - a.followers)[0];
  if (min_followers === 0 || biggest === undefined || biggest.followers < min_followers) return null;
  const asked = formatCount(min_followers);
  const text = `Your ${PLATFORM_NAMES[biggest.platform]} has the ${asked} followers they’re looking for`;
  return { kind: 'audience', text };
}
