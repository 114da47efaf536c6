import type { CampaignStatus } from '#domain/campaigns/campaign-states.ts';

/** The reason open spots can't be refunded now; null if they can. While a campaign is live, creators may apply. */
export function findOpenSpotsRefusal(status: CampaignStatus): string | null {
  if (status === 'paused' || status === 'closed') return null;
  return status === 'live'
    ? 'Creators can still apply for these spots. Pause the campaign first.'
    : `The campaign is ${status.replace('_', ' ')}.`;
}
