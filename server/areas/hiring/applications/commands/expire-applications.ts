import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { lockPlaceIn } from '#server/areas/hiring/places/lock.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { moveApplication } from '../transition.ts';

/** Expires undecided applications after two weeks or at the campaign's end. The caller has locked the campaign. */
export async function expireApplications(
  tx: Tx,
  context: Context,
  campaign: LockedCampaign,
): Promise<number> {
  const open = await tx
    .selectFrom('applications')
    .select('creator_id')
    .where('campaign_id', '=', campaign.id)
    .where('status', 'in', ['invited', 'submitted', 'shortlisted'])
    .orderBy('id')
    .execute();
  for (const { creator_id } of open) {
    await moveApplication(tx, context, await lockPlaceIn(tx, campaign, creator_id), { move: 'expire' });
  }
  return open.length;
}
