import type { MediaFile } from '#contract/base/media.ts';
import type { CampaignDetail } from '#contract/campaigns/details.ts';

/** The first pictures of the gallery are on the page, the others in the viewer. */
export const GALLERY_SHOWN = 8;

/** The pictures of the page itself. Their addresses are asked for together, by the loader and by the page. */
export function shownPictures({ pictures }: Pick<CampaignDetail, 'pictures'>): MediaFile[] {
  const { cover, examples, logo, storefront, gallery } = pictures;
  const single = [cover, logo, storefront].filter((file) => file !== null);
  const all = [...single, ...examples, ...gallery.slice(0, GALLERY_SHOWN)];
  return [...new Map(all.map((file) => [file.id, file])).values()];
}
