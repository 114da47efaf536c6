import type { CampaignApplicantParams } from '#contract/hiring/applicants.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { BusinessWish } from '#server/areas/businesses/businesses/policy.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** The campaign of an applicant, if the account may see or choose them. Applicants of others do not exist. */
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
  if (application === undefined) throw new Problem('not_found', 'We can’t find that applicant.');
  return campaign;
}
