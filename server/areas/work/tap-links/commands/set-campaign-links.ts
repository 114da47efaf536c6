import type { CampaignLinks, LinkSettings } from '#contract/work/tap-links.ts';
import type { Account } from '#domain/accounts/access.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { readTarget } from '#domain/work/tap-links.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { readCampaignLinks } from '../queries/get-campaign-links.ts';

/** Sets where the links of a campaign lead and what customers get. It holds for every link of the campaign at once. */
export async function setCampaignLinks(
  context: Context,
  account: Account,
  params: { id: string; identifier: string },
  settings: LinkSettings,
): Promise<CampaignLinks> {
  const row = readSettings(context, settings);
  const campaignId = await inTransaction(context.db, async (tx) => {
    const { id } = await getOwnCampaign(tx, account, params, 'change');
    await tx
      .insertInto('campaign_links')
      .values({ campaign_id: id, ...row })
      .onConflict((conflict) => conflict.column('campaign_id').doUpdateSet(row))
      .execute();
    return id;
  });
  return readCampaignLinks(context, campaignId);
}

function readSettings(
  { config, now }: Pick<Context, 'config' | 'now'>,
  { target_url: typed, perk, ends_on }: LinkSettings,
) {
  const target_url = typed === null ? null : readTarget(typed, new URL(config.app_url).hostname);
  if (typed !== null && target_url === null) {
    throw fault('target_url', 'Enter the https:// address of a website that isn’t Bizmeet');
  }
  if (ends_on !== null && ends_on < newYorkDate(now())) throw fault('ends_on', 'Choose today or a later day');
  const given = { perk: perk?.words ?? null, code_use: perk?.code_use ?? null };
  return { target_url, ...given, ends_on, updated_at: now().toISOString() };
}

function fault(path: string, message: string): Problem {
  return new Problem('invalid_input', 'Check the marked fields.', [{ path, message }]);
}
