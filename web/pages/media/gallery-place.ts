import { MEDIA_LIMITS } from '#domain/media.ts';
import type { MediaPlace } from '#web/components/media/media-options.ts';

export const GALLERY_MOST = MEDIA_LIMITS.business.gallery?.count ?? 0;

/** The whole gallery of a business: here it is put in order, so none of it may be left out. */
export function galleryPlace(entity_id: string): MediaPlace & { limit: number } {
  return { entity_type: 'business', entity_id, role: 'gallery', limit: GALLERY_MOST };
}
