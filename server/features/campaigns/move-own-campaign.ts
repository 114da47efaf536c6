import type { Account } from '#domain/access.ts';
import type { CampaignMoveName } from '#domain/campaign-states.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { getOwnCampaign } from './find-own-campaign.ts';
import { type CampaignMoved, moveCampaign } from './move-campaign.ts';

interface OwnMove {
  id: string;
  identifier: string;
  move: CampaignMoveName;
  note?: string | undefined;
}

/** A move somebody of the business makes; admins look at a business and change nothing in its name. */
export async function moveOwnCampaign(
  context: Context,
  account: Account,
  { move, note, ...place }: OwnMove,
): Promise<CampaignMoved> {
  return inTransaction(context.db, async (tx) => {
    const { id: campaign_id } = await getOwnCampaign(tx, account, place, 'change');
    return moveCampaign(tx, context, {
      campaign_id,
      move,
      mover: 'business',
      actor_id: account.user_id,
      note: note ?? null,
    });
  });
}
