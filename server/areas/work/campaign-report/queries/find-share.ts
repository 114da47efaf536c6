import { sql } from 'kysely';
import type { ReportShare } from '#contract/work/campaign-reports.ts';
import type { Account } from '#domain/accounts/access.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import type { Config } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import type { CampaignWanted } from '../wanted.ts';

/** Admins don't see the link: they have the report itself. */
export async function getShare(
  { db, config }: Pick<Context, 'db' | 'config'>,
  account: Account,
  wanted: CampaignWanted,
): Promise<ReportShare> {
  const { id } = await getOwnCampaign(db, account, wanted, 'change');
  return readShare(db, config, id);
}

export async function readShare(
  db: Database | Tx,
  config: Pick<Config, 'app_url'>,
  campaignId: string,
): Promise<ReportShare> {
  const share = await db
    .selectFrom('report_shares')
    .select(['token', 'created_at'])
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  if (share === undefined) return { url: null, created_at: null };
  return { url: `${config.app_url}/reports/${share.token}`, created_at: share.created_at };
}

/** The campaign of a link that works. A business without an owner in good standing shares nothing. */
export async function requireSharedCampaign(db: Database | Tx, token: string): Promise<string> {
  const share = await db
    .selectFrom('report_shares as s')
    .innerJoin('campaigns as c', 'c.id', 's.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'c.business_id')
    .select('s.campaign_id')
    .where('s.token', '=', token)
    .where(
      sql<boolean>`exists (select from profiles p where p.user_id = b.owner_id and p.role = 'business'
        and p.account_status in ('active', 'completed'))`,
    )
    .executeTakeFirst();
  if (share === undefined) {
    throw new Problem('not_found', 'This report isn’t shared anymore. Ask the business for a new link.');
  }
  return share.campaign_id;
}
