import type { MediaPlace } from '#web/components/media/media-options.ts';

/** The place of a creator's portfolio files. */
export function portfolioPlace(creatorId: string): MediaPlace {
  return { entity_type: 'creator', entity_id: creatorId, role: 'portfolio' };
}
