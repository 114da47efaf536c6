import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { lockCampaign } from '../lock.ts';
import { getOwnCampaign } from '../queries/find-own-campaign.ts';
import { type CampaignMoved, campaignMoved, moveCampaign } from '../transition.ts';

interface OwnMove {
  id: string;
  identifier: string;
  move: 'pause' | 'resume' | 'close';
}

/** A move by a member of the business. Admins can read a business but not act in its name. */
export async function moveOwnCampaign(
  context: Context,
  account: Account,
  { move, ...place }: OwnMove,
): Promise<CampaignMoved> {
  return inTransaction(context.db, async (tx) => {
    const { id: campaign_id } = await getOwnCampaign(tx, account, place, 'change');
    const locked = await lockCampaign(tx, campaign_id);
    const request = { move, mover: 'business', actor_id: account.user_id } as const;
    return campaignMoved(await moveCampaign(tx, context, locked, request));
  });
}
