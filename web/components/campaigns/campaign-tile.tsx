import { ShopThumbnail } from './shop-thumbnail.tsx';

export interface TileShop {
  business_name: string;
  slug: string;
  industry: string | null;
}

type CampaignTileProps = { shop: TileShop; campaignId: string; eager?: boolean; className?: string };

/** A campaign's photo or drawing, for its own business. */
export function CampaignTile({ shop, campaignId, eager = false, className = '' }: CampaignTileProps) {
  const { industry, slug: business_slug, business_name } = shop;
  return (
    <ShopThumbnail
      shop={{ id: campaignId, industry, business_slug, business_name }}
      eager={eager}
      className={className}
    />
  );
}
