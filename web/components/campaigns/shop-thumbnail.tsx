/// <reference types="vite/types/importMeta.d.ts" />
import { preload } from 'react-dom';
import { artPath, type Theme } from '#art/catalogue.ts';
import { CoverPicture } from '#web/components/media/cover-picture.tsx';
import { useCover } from '#web/components/media/covers.ts';
import { ThemedArt } from '#web/components/themed-art.tsx';

/** The id is the campaign's. */
type Shop = { industry: string | null; business_slug: string; business_name: string; id: string };

type ShopThumbnailProps = {
  shop: Shop;
  eager?: boolean;
  className?: string;
};

/** A campaign's photo. Without one it is drawn: the business determines the shop, the campaign its door and window. */
export function ShopThumbnail({ shop, eager = false, className = '' }: ShopThumbnailProps) {
  const cover = useCover(shop.id);
  const frame = `shop-picture ${className}`;
  if (cover) return <CoverPicture cover={cover} sizes="9.25rem" eager={eager} className={frame} />;
  return <ThemedArt path={drawingOf(shop)} width={148} height={148} eager={eager} className={frame} />;
}

/**
 * Has the page's head name the drawing of a row in the first view. React does that while it draws the row, but not where
 * the row is ready-made.
 */
export function preloadThumbnail(shop: Shop): void {
  if (import.meta.env.SSR) preload(drawingOf(shop)('day'), { as: 'image', fetchPriority: 'high' });
}

function drawingOf({ industry, business_slug, business_name, id }: Shop) {
  return (theme: Theme) =>
    artPath.shop({ theme, industry, business: business_slug, campaign: id, name: business_name });
}
