import type { CampaignDraft } from '#contract/campaign-drafts.ts';
import type { Account } from '#domain/access.ts';
import type { Database } from '../../db/database.ts';
import { getOwnCampaign } from '../campaigns/find-own-campaign.ts';
import { getDraft } from './get-draft.ts';

export async function getOwnDraft(
  db: Database,
  account: Account,
  place: { id: string; identifier: string },
): Promise<CampaignDraft> {
  const { id } = await getOwnCampaign(db, account, place, 'read');
  return getDraft(db, id);
}
