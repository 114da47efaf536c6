import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { isTurnOfBusiness } from '#domain/campaigns/campaign-steps.ts';
import { isInReach, type Reach } from '#server/areas/base/actors/reach.ts';
import type { Database } from '#server/platform/db/database.ts';
import { ownCampaignQuery, toOwnCampaign } from '../own-campaign-query.ts';

const MOST = 40;

/** Campaigns in progress, first those that need the business to act, by date. */
export async function listRunningCampaigns(
  db: Database,
  businessId: string,
  reach: Reach,
): Promise<OwnCampaign[]> {
  const rows = await ownCampaignQuery(db)
    .where('campaigns.business_id', '=', businessId)
    .where(isInReach(reach, 'campaigns.id'))
    .where('campaigns.status', 'in', ['draft', 'awaiting_funding', 'live', 'paused', 'closed'])
    .orderBy('campaigns.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(toOwnCampaign).sort((a, b) => urgencyOf(a) - urgencyOf(b) || compareDates(a, b));
}

/** The earliest date first; without one, the order stays. */
function compareDates(a: OwnCampaign, b: OwnCampaign): number {
  const [one, other] = [a.next?.due_on ?? LAST, b.next?.due_on ?? LAST];
  return one === other ? 0 : one < other ? -1 : 1;
}

const LAST = '9999-12-31';

function urgencyOf({ status, next }: OwnCampaign): number {
  if (status === 'draft') return 3;
  if (next === null) return 2;
  return isTurnOfBusiness(next.step) ? 0 : 1;
}
