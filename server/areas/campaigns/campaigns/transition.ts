import { closedAt } from '#domain/campaigns/campaign-clock.ts';
import { CAMPAIGN_MOVES, type CampaignStatus } from '#domain/campaigns/campaign-states.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { refreshListing } from '#server/areas/campaigns/listing/commands/refresh-listing.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { transition } from '#server/platform/db/transition.ts';
import { freeSlug } from './commands/give-slug.ts';
import { recordCampaignEvent } from './commands/record-event.ts';
import { findMoveRefusal } from './find-move-refusal.ts';
import type { LockedCampaign } from './lock.ts';
import type { CampaignMoveRequest } from './move-request.ts';
import { notifyAboutMove } from './notify/notify-about-move.ts';

/** The state of a campaign after a move. */
export interface CampaignMoved {
  campaign_id: string;
  status: CampaignStatus;
}

/**
 * The only way in which the status of a campaign changes. The caller does everything beyond campaigns: `goLive`
 * publishes the brief, and `endCampaign` ends open applications and refunds unspent money.
 */
export function moveCampaign(
  tx: Tx,
  context: Context,
  locked: LockedCampaign,
  { note: said, ...wish }: CampaignMoveRequest,
): Promise<LockedCampaign> {
  const request = { ...wish, note: said?.trim() || null };
  const { move, mover, actor_id, note } = request;
  const { to } = CAMPAIGN_MOVES[move];
  const now = context.now();
  return transition(tx, 'campaigns', {
    row: locked,
    refusal: findMoveRefusal(request, locked, now),
    change: async () => ({
      status: to,
      status_note: note,
      slug: locked.slug ?? (to === 'cancelled' ? null : await freeSlug(tx, locked)),
      ...consequences(request, locked, now),
    }),
    record: async () => {
      const detail = { from: locked.status, to, ...(note && { note }) };
      const event = { campaign_id: locked.id, actor_id, kind: `campaign_${move}`, detail };
      await recordCampaignEvent(tx, event, now);
      if (mover === 'admin') await recordForAdmins(tx, request, locked);
      await refreshListing(tx, locked.id);
    },
    notify: (moved) => notifyAboutMove(tx, context, request, moved),
  });
}

export function campaignMoved({ id, status }: LockedCampaign): CampaignMoved {
  return { campaign_id: id, status };
}

/** The columns that change together with the status. */
function consequences({ move }: CampaignMoveRequest, locked: LockedCampaign, now: Date) {
  const at = now.toISOString();
  switch (move) {
    case 'go_live':
      return { updated_at: at, published_at: locked.published_at ?? at };
    case 'pause':
    case 'admin_pause':
    case 'resume':
      return { updated_at: at, is_paused_by_admin: move === 'admin_pause', resumes_after_stop: false };
    case 'close':
      return { updated_at: at, closed_at: closedAt(locked.application_deadline, now).toISOString() };
    case 'expire':
    case 'cancel':
      return { updated_at: at, closed_at: locked.closed_at ?? at, selection_closed_at: at };
    case 'complete':
      return { updated_at: at, selection_closed_at: locked.selection_closed_at ?? at };
    default:
      return { updated_at: at };
  }
}

async function recordForAdmins(tx: Tx, request: CampaignMoveRequest, locked: LockedCampaign): Promise<void> {
  const { actor_id, move, note = null } = request;
  if (actor_id === undefined) throw new Error('What an admin does has a name');
  await recordAction(tx, {
    actor_id,
    action: `${move}_campaign`,
    subject_type: 'campaign',
    subject_id: locked.id,
    reason: note,
    before: { status: locked.status },
    after: { status: CAMPAIGN_MOVES[move].to },
  });
}
