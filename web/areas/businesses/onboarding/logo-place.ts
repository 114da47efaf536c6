import type { MediaPlace } from '#web/components/media/media-options.ts';

export function logoPlace(businessId: string): MediaPlace {
  return { entity_type: 'business', entity_id: businessId, role: 'logo' };
}
