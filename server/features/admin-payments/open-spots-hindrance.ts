import type { CampaignStatus } from '#domain/campaign-states.ts';

/** Why spots nobody took cannot be given back now; null where they can. Nobody applies for a spot that is going away. */
export function openSpotsHindrance(status: CampaignStatus): string | null {
  if (status === 'paused' || status === 'closed') return null;
  return status === 'live'
    ? 'Creators can still apply for them. Pause the campaign first.'
    : `The campaign is ${status.replace('_', ' ')}.`;
}
