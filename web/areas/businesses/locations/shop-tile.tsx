import { artPath } from '#art/catalogue.ts';
import type { ShownShop } from '#web/components/locations/load-locations.ts';
import { ThemedArt } from '#web/components/themed-art.tsx';

type ShopTileProps = {
  shop: ShownShop;
  /** Gives each location its own door and window in the drawing. */
  locationId: string;
  eager?: boolean;
  className?: string;
};

/** The storefront of one location. */
export function ShopTile({ shop, locationId, eager = false, className = '' }: ShopTileProps) {
  const { industry, slug, business_name } = shop;
  return (
    <ThemedArt
      path={(theme) =>
        artPath.shop({ theme, industry, business: slug, campaign: locationId, name: business_name })
      }
      width={300}
      height={300}
      eager={eager}
      className={`aspect-square ${className}`}
    />
  );
}
