import type { Collaboration } from '#contract/work/collaborations.ts';

/** The page of the work: the creator's or the business's. */
export function workHref({ id, side, campaign }: Pick<Collaboration, 'id' | 'side' | 'campaign'>): string {
  return side === 'creator' ? `/creator/work/${id}` : `/business/campaigns/${campaign.identifier}/work/${id}`;
}
