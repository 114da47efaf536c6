import { artPath } from '#art/catalogue.ts';
import { ThemedArt } from '#web/components/themed-art.tsx';

export interface TileShop {
  business_name: string;
  slug: string;
  industry: string | null;
}

type CampaignTileProps = {
  shop: TileShop;
  /** The campaign's id varies the door, window and sidewalk of the drawing. */
  campaignId: string;
  eager?: boolean;
  className?: string;
};

/** The storefront as a campaign shows it. */
export function CampaignTile({ shop, campaignId, eager = false, className = '' }: CampaignTileProps) {
  const { industry, slug, business_name } = shop;
  return (
    <ThemedArt
      path={(theme) =>
        artPath.shop({ theme, industry, business: slug, campaign: campaignId, name: business_name })
      }
      width={300}
      height={300}
      eager={eager}
      className={`aspect-square overflow-hidden rounded-control ${className}`}
    />
  );
}
