import { CAMPAIGN_MOVES, type CampaignMoveName } from '#domain/campaign-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { expireApplications } from '../applications/expire-applications.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { publishBrief } from '../briefs/publish-brief.ts';
import { refreshListing } from '../feed/refresh-listing.ts';
import { refundUnallocated } from '../fundings/refund-unallocated.ts';
import type { HeldCampaign } from './hold-campaign.ts';
import type { CampaignMoveRequest } from './move-request.ts';
import { tellOfMove } from './tell-of-move.ts';

/** What a move brings with it, in the same transaction. */
export async function followMove(
  tx: Tx,
  context: Context,
  request: CampaignMoveRequest,
  held: HeldCampaign,
): Promise<void> {
  if (request.mover === 'admin') await recordForAdmins(tx, request, held);
  const { move, actor_id } = request;
  if (move === 'go_live') await publishBrief(tx, context, { campaign_id: held.id, actor_id });
  const reason = REFUNDS[move];
  if (reason) await expireApplications(tx, context, held.id);
  if (reason) await refundUnallocated(tx, context, { campaign_id: held.id, reason });
  await refreshListing(tx, held.id);
  await tellOfMove(tx, context, request, held);
}

/** The moves after which nobody is picked any more, and how what goes back is called. */
const REFUNDS: Partial<Record<CampaignMoveName, 'cancelled' | 'expired' | 'completed'>> = {
  cancel: 'cancelled',
  expire: 'expired',
  complete: 'completed',
};

async function recordForAdmins(tx: Tx, request: CampaignMoveRequest, held: HeldCampaign): Promise<void> {
  const { actor_id, move, note = null } = request;
  if (actor_id === undefined) throw new Error('What an admin does has a name');
  await recordAction(tx, {
    actor_id,
    action: `${move}_campaign`,
    subject_type: 'campaign',
    subject_id: held.id,
    reason: note,
    before: { status: held.status },
    after: { status: CAMPAIGN_MOVES[move].to },
  });
}
