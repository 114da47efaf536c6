import { artPath } from '#art/catalogue.ts';
import { ThemedArt } from '#web/components/themed-art.tsx';
import type { ShownShop } from '#web/session/load-locations.ts';

type ShopTileProps = {
  shop: ShownShop;
  /** Each location has a door and a window of its own. */
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
