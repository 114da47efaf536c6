import type { MediaPlace } from '#web/components/media/media-options.ts';

/** The place of a creator's profile photo. */
export function photoPlace(creatorId: string): MediaPlace {
  return { entity_type: 'creator', entity_id: creatorId, role: 'avatar' };
}
