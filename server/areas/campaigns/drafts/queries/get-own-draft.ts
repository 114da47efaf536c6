import type { CampaignDraft } from '#contract/campaigns/drafts.ts';
import type { Account } from '#domain/accounts/access.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import type { Database } from '#server/platform/db/database.ts';
import { getDraft } from './get-draft.ts';

export async function getOwnDraft(
  db: Database,
  account: Account,
  place: { id: string; identifier: string },
): Promise<CampaignDraft> {
  const { id } = await getOwnCampaign(db, account, place, 'read');
  return getDraft(db, id);
}
