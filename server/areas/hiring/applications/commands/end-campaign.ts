import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import type { CampaignMoveRequest } from '#server/areas/campaigns/campaigns/move-request.ts';
import { moveCampaign } from '#server/areas/campaigns/campaigns/transition.ts';
import { refundUnallocated } from '#server/areas/money/fundings/commands/refund-unallocated.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { expireApplications } from './expire-applications.ts';

/** The moves that end the selection, each with the reason for the refunds it causes. */
const REFUNDS = { cancel: 'cancelled', expire: 'expired', complete: 'completed' } as const;

interface CampaignEnd extends CampaignMoveRequest {
  move: keyof typeof REFUNDS;
}

/** Ends a campaign: open applications end with it, and payments for open spots are refunded. */
export async function endCampaign(
  tx: Tx,
  context: Context,
  locked: LockedCampaign,
  request: CampaignEnd,
): Promise<LockedCampaign> {
  const moved = await moveCampaign(tx, context, locked, request);
  await expireApplications(tx, context, moved);
  const refunded = await refundUnallocated(tx, context, moved, REFUNDS[request.move]);
  return refunded.campaign;
}
