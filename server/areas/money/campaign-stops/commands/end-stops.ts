import { isPastDeadline } from '#domain/campaigns/campaign-clock.ts';
import { clearStopped } from '#server/areas/campaigns/campaigns/commands/mark-stopped.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { moveCampaign } from '#server/areas/campaigns/campaigns/transition.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { notifyAboutStop } from '../notify.ts';
import type { CampaignStop } from './stop-campaign.ts';

/** Ends every stop of one suspension or chargeback. A campaign resumes once nothing else stops it. */
export async function endStops(
  tx: Tx,
  context: Context,
  stop: Omit<CampaignStop, 'campaign_id'>,
): Promise<void> {
  const stops = await tx
    .selectFrom('campaign_stops')
    .select('campaign_id')
    .where('subject_id', '=', stop.subject_id)
    .where('cause', '=', stop.cause)
    .where('ended_at', 'is', null)
    .orderBy('campaign_id')
    .execute();
  for (const { campaign_id } of stops) await endStop(tx, context, { ...stop, campaign_id });
}

async function endStop(tx: Tx, context: Context, stop: CampaignStop): Promise<void> {
  const { campaign_id, cause, subject_id, mover, actor_id } = stop;
  const locked = await lockCampaign(tx, campaign_id);
  const now = context.now();
  await tx
    .updateTable('campaign_stops')
    .set({ ended_at: now.toISOString() })
    .where('campaign_id', '=', campaign_id)
    .where('cause', '=', cause)
    .where('subject_id', '=', subject_id)
    .where('ended_at', 'is', null)
    .execute();
  if (await isStillStopped(tx, campaign_id)) return;
  const cleared = await clearStopped(tx, locked);
  // A campaign past its deadline stays paused until the job closes it.
  const goesOn =
    locked.resumes_after_stop &&
    locked.status === 'paused' &&
    !isPastDeadline(locked.application_deadline, now);
  if (goesOn) await moveCampaign(tx, context, cleared, { move: 'resume', mover, actor_id });
  await notifyAboutStop(tx, context, locked, { cause, subject_id, turn: 'ends' });
}

async function isStillStopped(tx: Tx, campaignId: string): Promise<boolean> {
  const other = await tx
    .selectFrom('campaign_stops')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
