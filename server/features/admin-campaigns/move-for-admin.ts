import type { CampaignMoveName } from '#domain/campaign-states.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type CampaignMoved, moveCampaign } from '../campaigns/move-campaign.ts';

interface AdminMove {
  id: string;
  move: CampaignMoveName;
  reason: string;
}

export function moveForAdmin(
  context: Context,
  adminId: string,
  { id, move, reason }: AdminMove,
): Promise<CampaignMoved> {
  return inTransaction(context.db, (tx) =>
    moveCampaign(tx, context, { campaign_id: id, move, mover: 'admin', actor_id: adminId, note: reason }),
  );
}
