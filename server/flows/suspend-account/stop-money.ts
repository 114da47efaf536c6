import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { stopCampaign } from '#server/areas/money/campaign-stops/commands/stop-campaign.ts';
import { stopClocks } from '#server/areas/work/collaborations/commands/stop-clocks.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

export interface Suspended {
  user_id: string;
  admin_id: string;
}

/**
 * Stops the campaigns of the businesses a suspended account owns, and the clocks of its work. Payouts and pending
 * earnings need no stop: they check the account each time. Campaigns are locked before the work in them.
 */
export async function stopMoney(tx: Tx, context: Context, { user_id, admin_id }: Suspended): Promise<void> {
  for (const { id } of await listCampaignsOf(tx, user_id)) {
    await stopCampaign(tx, context, await lockCampaign(tx, id), {
      cause: 'owner_suspended',
      subject_id: user_id,
      mover: 'admin',
      actor_id: admin_id,
    });
  }
  await stopClocks(tx, user_id, context.now());
}

function listCampaignsOf(tx: Tx, userId: string) {
  return tx
    .selectFrom('campaigns')
    .innerJoin('businesses', 'businesses.id', 'campaigns.business_id')
    .select('campaigns.id')
    .where('businesses.owner_id', '=', userId)
    .where('campaigns.status', 'in', ['draft', 'awaiting_funding', 'live', 'paused', 'closed'])
    .orderBy('campaigns.id')
    .execute();
}
