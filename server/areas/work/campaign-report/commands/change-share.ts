import { randomBytes } from 'node:crypto';
import type { ReportShare } from '#contract/work/campaign-reports.ts';
import type { Account } from '#domain/accounts/access.ts';
import { SHARE_TOKEN_LENGTH } from '#domain/work/campaign-results.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { readShare } from '../queries/find-share.ts';
import type { CampaignWanted } from '../wanted.ts';

type Reach = Pick<Context, 'db' | 'config' | 'now'>;

/** Turns sharing on. Two people who do it at once get the same link. */
export function startSharing(reach: Reach, account: Account, wanted: CampaignWanted): Promise<ReportShare> {
  return inTransaction(reach.db, async (tx) => {
    const { id } = await getOwnCampaign(tx, account, wanted, 'change');
    await tx
      .insertInto('report_shares')
      .values({ campaign_id: id, ...newShare(reach, account) })
      .onConflict((conflict) => conflict.column('campaign_id').doNothing())
      .execute();
    return readShare(tx, reach.config, id);
  });
}

/** Replaces the link. The old one stops working at once. */
export function renewShare(reach: Reach, account: Account, wanted: CampaignWanted): Promise<ReportShare> {
  return inTransaction(reach.db, async (tx) => {
    const { id } = await getOwnCampaign(tx, account, wanted, 'change');
    const share = newShare(reach, account);
    await tx
      .insertInto('report_shares')
      .values({ campaign_id: id, ...share })
      .onConflict((conflict) => conflict.column('campaign_id').doUpdateSet(share))
      .execute();
    return readShare(tx, reach.config, id);
  });
}

export async function stopSharing({ db }: Reach, account: Account, wanted: CampaignWanted): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id } = await getOwnCampaign(tx, account, wanted, 'change');
    await tx.deleteFrom('report_shares').where('campaign_id', '=', id).execute();
  });
}

function newShare({ now }: Reach, { user_id }: Account) {
  // Four characters of the token carry three bytes.
  const token = randomBytes((SHARE_TOKEN_LENGTH / 4) * 3).toString('base64url');
  return { token, created_by: user_id, created_at: now().toISOString() };
}
