import type { Account } from '#domain/accounts/access.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import { type CampaignMoved, campaignMoved } from '#server/areas/campaigns/campaigns/transition.ts';
import { endCampaign } from '#server/areas/hiring/applications/commands/end-campaign.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

/** Cancels a campaign for its business. Admins can read a business but not act in its name. */
export function cancelCampaign(
  context: Context,
  account: Account,
  { note, ...place }: { id: string; identifier: string; note?: string | undefined },
): Promise<CampaignMoved> {
  return inTransaction(context.db, async (tx) => {
    const { id: campaign_id } = await getOwnCampaign(tx, account, place, 'change');
    const end = { move: 'cancel', mover: 'business', actor_id: account.user_id, note: note ?? null } as const;
    return campaignMoved(await endCampaign(tx, context, await lockCampaign(tx, campaign_id), end));
  });
}

/** Cancels a campaign as an admin, with a reason. */
export function takeCampaignDown(
  context: Context,
  actor_id: string,
  { id: campaign_id, reason: note }: { id: string; reason: string },
): Promise<CampaignMoved> {
  return inTransaction(context.db, async (tx) => {
    const end = { move: 'cancel', mover: 'admin', actor_id, note } as const;
    return campaignMoved(await endCampaign(tx, context, await lockCampaign(tx, campaign_id), end));
  });
}
