import type { Account } from '#domain/access.ts';
import type { CampaignStatus } from '#domain/campaign-states.ts';

interface Shown {
  status: CampaignStatus;
  published_at: string | null;
  is_held_by_admin: boolean;
}

/**
 * What was never published is for its business alone, which reads it elsewhere. What was called off, or taken down, stays
 * with those who have to do with it.
 */
export function isCampaignShown(
  { status, published_at, is_held_by_admin }: Shown,
  hasApplication: boolean,
): boolean {
  if (published_at === null) return false;
  return hasApplication || (status !== 'cancelled' && !is_held_by_admin);
}

/** Money, and what one can do with a campaign, are for creators alone. */
export function readsAsCreator({ role }: Pick<Account, 'role'>): boolean {
  return role === 'creator';
}
