import type { Account } from '#domain/accounts/access.ts';
import type { CampaignStatus } from '#domain/campaigns/campaign-states.ts';

interface Shown {
  status: CampaignStatus;
  is_offer: boolean;
  published_at: string | null;
  /** Paused by us, or stopped by a suspension or a chargeback. */
  is_paused_by_us: boolean;
}

/**
 * An unpublished campaign is visible only to its business, on another page. A canceled or stopped campaign stays
 * visible to creators who applied to it, and an offer only to those it was made to.
 */
export function isCampaignShown(
  { status, is_offer, published_at, is_paused_by_us }: Shown,
  hasApplication: boolean,
): boolean {
  if (published_at === null) return false;
  return hasApplication || (!is_offer && status !== 'cancelled' && !is_paused_by_us);
}

/** Only creators see payouts and actions of a campaign. */
export function readsAsCreator({ role }: Pick<Account, 'role'>): boolean {
  return role === 'creator';
}
