import type { CampaignApplicantParams } from '#contract/campaign-applicants.ts';
import type { Account } from '#domain/access.ts';
import type { Database, Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import type { BusinessWish } from '../businesses/policy.ts';
import { getOwnCampaign } from '../campaigns/find-own-campaign.ts';

/** The campaign of an applicant, for whoever may see or choose them. Somebody else's applicants are not there. */
export async function requireApplicant(
  db: Database | Tx,
  account: Account,
  { application_id, ...params }: CampaignApplicantParams,
  wish: BusinessWish,
) {
  const campaign = await getOwnCampaign(db, account, params, wish);
  const application = await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', application_id)
    .where('campaign_id', '=', campaign.id)
    .executeTakeFirst();
  if (application === undefined) throw new Problem('not_found', 'There is no such applicant.');
  return campaign;
}
