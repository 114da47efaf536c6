import type { CampaignReport } from '#contract/work/campaign-reports.ts';
import type { Account } from '#domain/accounts/access.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inSnapshot } from '#server/platform/db/snapshot.ts';
import { hideSpend } from '../hide-spend.ts';
import type { CampaignWanted } from '../wanted.ts';
import { requireSharedCampaign } from './find-share.ts';
import { readReport } from './read-report.ts';

/** The report for members of the business who work on the campaign, and for admins. */
export function getReport(db: Database, account: Account, wanted: CampaignWanted): Promise<CampaignReport> {
  return inSnapshot(db, async (tx) => {
    const { id } = await getOwnCampaign(tx, account, wanted, 'read');
    return readReport(tx, id);
  });
}

/** The report for anyone who has its link. */
export function getSharedReport(db: Database, token: string): Promise<CampaignReport> {
  return inSnapshot(db, async (tx) =>
    hideSpend(await readReport(tx, await requireSharedCampaign(tx, token))),
  );
}
