import { closedAt } from '#domain/campaign-clock.ts';
import { CAMPAIGN_MOVES, type CampaignStatus } from '#domain/campaign-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { followMove } from './follow-move.ts';
import { freeSlug } from './give-slug.ts';
import { type HeldCampaign, holdCampaign } from './hold-campaign.ts';
import type { CampaignMoveRequest } from './move-request.ts';
import { recordCampaignEvent } from './record-event.ts';
import { requireMovable } from './require-movable.ts';

export interface CampaignMoved {
  campaign_id: string;
  status: CampaignStatus;
}

/** The only way in which the status of a campaign changes, with all that follows from it. */
export async function moveCampaign(
  tx: Tx,
  context: Context,
  request: CampaignMoveRequest,
): Promise<CampaignMoved> {
  const { campaign_id, move, actor_id } = request;
  const note = request.note?.trim() || null;
  const held = await holdCampaign(tx, campaign_id);
  const now = context.now();
  requireMovable(request, held, now);
  const { to } = CAMPAIGN_MOVES[move];
  const slug = held.slug ?? (to === 'cancelled' ? null : await freeSlug(tx, held));
  await tx
    .updateTable('campaigns')
    .set({ status: to, status_note: note, slug, ...consequences(request, held, now) })
    .where('id', '=', campaign_id)
    .execute();
  const detail = { from: held.status, to, ...(note && { note }) };
  await recordCampaignEvent(tx, { campaign_id, actor_id, kind: `campaign_${move}`, detail }, now);
  await followMove(tx, context, { ...request, note }, { ...held, slug });
  return { campaign_id, status: to };
}

/** What else changes in the row. */
function consequences({ move }: CampaignMoveRequest, held: HeldCampaign, now: Date) {
  const at = now.toISOString();
  switch (move) {
    case 'go_live':
      return { updated_at: at, published_at: held.published_at ?? at };
    case 'pause':
    case 'hold':
    case 'resume':
      return { updated_at: at, is_held_by_admin: move === 'hold' };
    case 'close':
      return { updated_at: at, closed_at: closedAt(held.application_deadline, now).toISOString() };
    case 'expire':
    case 'cancel':
      return { updated_at: at, closed_at: held.closed_at ?? at, picks_closed_at: at };
    case 'complete':
      return { updated_at: at, picks_closed_at: held.picks_closed_at ?? at };
    default:
      return { updated_at: at };
  }
}
