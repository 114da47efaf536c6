import type { MediaPlace } from '#web/components/media/media-options.ts';

/** Where a creator's work lies. */
export function portfolioPlace(creatorId: string): MediaPlace {
  return { entity_type: 'creator', entity_id: creatorId, role: 'portfolio' };
}
