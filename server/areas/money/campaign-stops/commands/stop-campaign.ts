import type { CampaignMover, CampaignStatus, StopCause } from '#domain/campaigns/campaign-states.ts';
import { markStopped } from '#server/areas/campaigns/campaigns/commands/mark-stopped.ts';
import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { moveCampaign } from '#server/areas/campaigns/campaigns/transition.ts';
import { closeCheckouts } from '#server/areas/money/fundings/commands/close-checkouts.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { notifyAboutStop } from '../notify.ts';

export interface CampaignStop {
  campaign_id: string;
  cause: StopCause;
  /** The suspended account, or the chargeback. */
  subject_id: string;
  mover: Extract<CampaignMover, 'admin' | 'payment'>;
  actor_id?: string | undefined;
}

/** Nothing new can start in campaigns with these statuses. */
const OVER: readonly CampaignStatus[] = ['completed', 'cancelled', 'expired'];

/**
 * While a stop lasts, nobody can apply, be accepted or pay. Agreed work continues, unless its own clocks are stopped.
 * Safe to repeat.
 */
export async function stopCampaign(
  tx: Tx,
  context: Context,
  locked: LockedCampaign,
  { cause, subject_id, mover, actor_id }: Omit<CampaignStop, 'campaign_id'>,
): Promise<void> {
  const campaign_id = locked.id;
  if (OVER.includes(locked.status)) return;
  const at = context.now().toISOString();
  const added = await tx
    .insertInto('campaign_stops')
    .values({ id: newId(), campaign_id, cause, subject_id, created_at: at })
    .onConflict((oc) =>
      oc.columns(['campaign_id', 'cause', 'subject_id']).where('ended_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return;
  await closeCheckouts(tx, context, campaign_id);
  if (locked.stopped_at !== null) return;
  const isLive = locked.status === 'live';
  if (isLive)
    await moveCampaign(tx, context, locked, { move: 'admin_pause', mover, actor_id, note: NOTES[cause] });
  await markStopped(tx, campaign_id, { stopped_at: at, resumes_after_stop: isLive });
  await notifyAboutStop(tx, context, locked, { cause, subject_id, turn: 'begins' });
}

const NOTES: Record<StopCause, string> = {
  owner_suspended: 'The account of the owner is suspended.',
  chargeback: 'A bank took back a payment for this campaign.',
};
