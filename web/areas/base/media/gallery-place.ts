import { MEDIA_LIMITS } from '#domain/base/media.ts';
import type { MediaPlace } from '#web/components/media/media-options.ts';

export const GALLERY_MOST = MEDIA_LIMITS.business.gallery?.count ?? 0;
/** A gallery is asked for in pages of this size. Files that aren't loaded keep their places behind the others. */
export const GALLERY_PAGE = 20;

export function galleryPlace(entity_id: string, limit = GALLERY_PAGE): MediaPlace & { limit: number } {
  return { entity_type: 'business', entity_id, role: 'gallery', limit };
}
