import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import {
  type CampaignMoved,
  campaignMoved,
  moveCampaign,
} from '#server/areas/campaigns/campaigns/transition.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

interface AdminMove {
  id: string;
  move: 'admin_pause' | 'resume';
  reason: string;
}

export function moveForAdmin(
  context: Context,
  adminId: string,
  { id, move, reason }: AdminMove,
): Promise<CampaignMoved> {
  return inTransaction(context.db, async (tx) => {
    const locked = await lockCampaign(tx, id);
    const request = { move, mover: 'admin', actor_id: adminId, note: reason } as const;
    return campaignMoved(await moveCampaign(tx, context, locked, request));
  });
}
