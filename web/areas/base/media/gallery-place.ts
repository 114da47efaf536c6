import { MEDIA_LIMITS } from '#domain/base/media.ts';
import type { MediaPlace } from '#web/components/media/media-options.ts';

export const GALLERY_MOST = MEDIA_LIMITS.business.gallery?.count ?? 0;

/** All of a business's gallery: the page sorts it, so nothing can be left out. */
export function galleryPlace(entity_id: string): MediaPlace & { limit: number } {
  return { entity_type: 'business', entity_id, role: 'gallery', limit: GALLERY_MOST };
}
