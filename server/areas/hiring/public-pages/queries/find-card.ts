import type { ShareCard } from '#art/share/share-card.ts';
import { summarizeDeliverables } from '#domain/campaigns/deliverables.ts';
import { formatCount } from '#domain/format/count.ts';
import { type PublicKind, publicPath, readPublicPath } from '#domain/hiring/public-pages.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { getPublicCampaign } from './get-public-campaign.ts';
import { getPublicCreator } from './get-public-creator.ts';
import { getPublicIndustry, getPublicNeighborhood } from './get-public-directory.ts';
import { getPublicShop } from './get-public-shop.ts';

type Reach = Pick<Context, 'db' | 'files' | 'now'>;

/** A public page in a few words, for share images and embeds. */
export interface PublicCard extends ShareCard {
  path: string;
}

/** The card of the public page with this address; null if there is no page. */
export async function findCard(reach: Reach, path: string): Promise<PublicCard | null> {
  const address = readPublicPath(path);
  if (address === null) return null;
  try {
    return await CARDS[address.kind](reach, address.name);
  } catch (cause) {
    if (cause instanceof Problem && cause.code === 'not_found') return null;
    throw cause;
  }
}

const CARDS: Record<PublicKind, (reach: Reach, name: string) => Promise<PublicCard>> = {
  creator: async (reach, name) => {
    const { handle, full_name, place } = await getPublicCreator(reach, name);
    return {
      path: publicPath.creator(handle),
      title: full_name,
      line: place ? `Creator in ${place.neighborhood_name}` : 'Creator in New York',
      picture: { kind: 'person', seed: handle },
    };
  },
  shop: async (reach, name) => {
    const shop = await getPublicShop(reach, name);
    const [place] = shop.places;
    const trade = shop.industry?.name ?? 'Business';
    return {
      path: publicPath.shop(shop.slug),
      title: shop.business_name,
      line: `${trade} in ${place?.neighborhood_name ?? 'New York'}`,
      picture: {
        ...{ kind: 'shop', industry: shop.industry?.slug ?? null },
        ...{ business: shop.slug, name: shop.business_name },
      },
    };
  },
  campaign: async (reach, name) => {
    const { public_id, title, deliverables, business_name, business_slug, industry } =
      await getPublicCampaign(reach, name);
    return {
      path: publicPath.campaign(public_id),
      title,
      line: `${business_name}: ${summarizeDeliverables(deliverables)}`,
      picture: { kind: 'shop', industry, business: business_slug, name: business_name },
    };
  },
  neighborhood: async (reach, name) => {
    const place = await getPublicNeighborhood(reach, name);
    return placeCard(publicPath.neighborhood(place.slug), place);
  },
  industry: async (reach, name) => {
    const trade = await getPublicIndustry(reach, name);
    return placeCard(publicPath.industry(trade.slug), trade);
  },
};

function placeCard(
  path: string,
  { name, shop_count, campaign_count }: { name: string; shop_count: number; campaign_count: number },
): PublicCard {
  const shops = `${formatCount(shop_count)} ${shop_count === 1 ? 'business' : 'businesses'}`;
  const campaigns = `${formatCount(campaign_count)} open ${campaign_count === 1 ? 'campaign' : 'campaigns'}`;
  return {
    ...{ path, title: name, picture: { kind: 'street' } },
    line: `${shops}, ${campaigns}`,
  };
}
