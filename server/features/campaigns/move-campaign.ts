import {
  CAMPAIGN_MOVES,
  type CampaignMoveName,
  type CampaignMover,
  type CampaignStatus,
  canMoveCampaign,
} from '#domain/campaign-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { refreshListing } from '../feed/refresh-listing.ts';
import { type HeldCampaign, holdCampaign } from './hold-campaign.ts';
import { recordCampaignEvent } from './record-event.ts';

export interface CampaignMoveRequest {
  campaign_id: string;
  move: CampaignMoveName;
  mover: CampaignMover;
  /** Left out where the clock or a payment moves it. */
  actor_id?: string | undefined;
  /** Why, in words the other side reads. */
  note?: string | null;
}

/** The only way in which the status of a campaign changes, with all that follows from it. */
export async function moveCampaign(
  tx: Tx,
  context: Context,
  request: CampaignMoveRequest,
): Promise<{ campaign_id: string; status: CampaignStatus }> {
  const { campaign_id, move, actor_id, note = null } = request;
  const held = await holdCampaign(tx, campaign_id);
  requirePossible(request, held);
  const { to } = CAMPAIGN_MOVES[move];
  const now = context.now();
  await tx
    .updateTable('campaigns')
    .set({ status: to, status_note: note, ...consequences(request, held, now) })
    .where('id', '=', campaign_id)
    .execute();
  const detail = { from: held.status, to, ...(note && { note }) };
  await recordCampaignEvent(tx, { campaign_id, actor_id, kind: `campaign_${move}`, detail }, now);
  await refreshListing(tx, campaign_id);
  return { campaign_id, status: to };
}

function requirePossible({ move, mover }: CampaignMoveRequest, held: HeldCampaign): void {
  if (!canMoveCampaign(move, held.status, mover)) {
    throw new Problem('conflict', `The campaign is ${held.status.replace('_', ' ')} now.`);
  }
  if (move === 'resume' && mover === 'business' && held.is_held_by_admin) {
    throw new Problem('conflict', 'We paused this campaign. Write to us, and we open it again together.');
  }
}

/** What else changes in the row. */
function consequences({ move, mover }: CampaignMoveRequest, held: HeldCampaign, now: Date) {
  const at = now.toISOString();
  switch (move) {
    case 'go_live':
      return { updated_at: at, published_at: held.published_at ?? at };
    case 'pause':
    case 'resume':
      return { updated_at: at, is_held_by_admin: move === 'pause' && mover === 'admin' };
    case 'close':
    case 'expire':
      return { updated_at: at, closed_at: at };
    default:
      return { updated_at: at };
  }
}
