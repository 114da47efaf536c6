import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { moveCampaign } from '#server/areas/campaigns/campaigns/transition.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { publishBrief } from './publish-brief.ts';

/** Publishes a campaign with its current brief once the first spots are paid. */
export async function goLive(tx: Tx, context: Context, locked: LockedCampaign): Promise<LockedCampaign> {
  const moved = await moveCampaign(tx, context, locked, { move: 'go_live', mover: 'payment' });
  return publishBrief(tx, context, moved);
}
