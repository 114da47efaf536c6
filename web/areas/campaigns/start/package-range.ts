import type { ContentPackage } from '#contract/campaigns/content-packages.ts';
import { formatPayout } from '#domain/format/money.ts';

/** "$225 to $400" */
export function packageRange({
  low_payout_cents: low,
  high_payout_cents: high,
}: Pick<ContentPackage, 'low_payout_cents' | 'high_payout_cents'>): string {
  return low === high ? formatPayout(low) : `${formatPayout(low)} to ${formatPayout(high)}`;
}
