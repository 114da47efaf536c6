import { artPath } from '#art/catalogue.ts';
import { CoverPicture } from '#web/components/media/cover-picture.tsx';
import { useCover } from '#web/components/media/covers.ts';
import { ThemedArt } from '#web/components/themed-art.tsx';

type ShopThumbnailProps = {
  /** The id is the campaign's. */
  shop: { industry: string | null; business_slug: string; business_name: string; id: string };
  eager?: boolean;
  className?: string;
};

/** A campaign's photo. Without one it is drawn: the business determines the shop, the campaign its door and window. */
export function ShopThumbnail({ shop, eager = false, className = '' }: ShopThumbnailProps) {
  const { industry, business_slug, business_name, id } = shop;
  const cover = useCover(id);
  const frame = `aspect-square rounded-control ${className}`;
  if (cover) return <CoverPicture cover={cover} sizes="9.25rem" eager={eager} className={frame} />;
  return (
    <ThemedArt
      path={(theme) =>
        artPath.shop({ theme, industry, business: business_slug, campaign: id, name: business_name })
      }
      width={148}
      height={148}
      eager={eager}
      className={frame}
    />
  );
}
