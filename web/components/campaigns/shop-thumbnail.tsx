import { artPath } from '#art/catalogue.ts';
import { ThemedArt } from '#web/components/themed-art.tsx';

type ShopThumbnailProps = {
  shop: { industry: string | null; business_slug: string; business_name: string; id: string };
  eager?: boolean;
  className?: string;
};

/** The storefront of a campaign: the business determines the shop, the campaign its door and window. */
export function ShopThumbnail({ shop, eager = false, className = '' }: ShopThumbnailProps) {
  const { industry, business_slug, business_name, id } = shop;
  return (
    <ThemedArt
      path={(theme) =>
        artPath.shop({ theme, industry, business: business_slug, campaign: id, name: business_name })
      }
      width={148}
      height={148}
      eager={eager}
      className={`aspect-square rounded-control ${className}`}
    />
  );
}
