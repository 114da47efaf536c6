import type { Collaboration } from '#contract/collaborations.ts';

/** Where the work is done, or looked at. */
export function workHref({ id, side, campaign }: Pick<Collaboration, 'id' | 'side' | 'campaign'>): string {
  return side === 'creator' ? `/creator/work/${id}` : `/business/campaigns/${campaign.identifier}/work/${id}`;
}
