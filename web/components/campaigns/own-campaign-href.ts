import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { businessCampaignPath } from '#domain/campaigns/campaign-address.ts';
import { stringifySearch } from '#web/search-params.ts';

/** A draft has no applicants and no work yet, so its row leads to the builder. Admins only read, in the workspace. */
export function ownCampaignHref(
  campaign: Pick<OwnCampaign, 'id' | 'slug' | 'status'>,
  as: string | undefined,
): string {
  const path = businessCampaignPath(campaign);
  if (as !== undefined) return `${path}${stringifySearch({ as })}`;
  return campaign.status === 'draft' ? `${path}/edit` : path;
}
