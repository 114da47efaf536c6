import { OPEN_COLLABORATION_STATUSES } from '#domain/work/collaboration-states.ts';
import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { endCampaign } from '#server/areas/hiring/applications/commands/end-campaign.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** Completes a closed campaign once selection and all work have ended. The caller has locked it. */
export async function completeCampaign(tx: Tx, context: Context, campaign: LockedCampaign): Promise<void> {
  const isSelectionOver =
    campaign.selection_closed_at !== null || campaign.taken_slots >= campaign.funded_slots;
  if (campaign.status !== 'closed' || !isSelectionOver || !(await isWorkOver(tx, campaign.id))) return;
  await endCampaign(tx, context, campaign, { move: 'complete', mover: 'clock' });
}

/** True if there was work and all of it has ended. An acceptance that will become work counts as work. */
async function isWorkOver(tx: Tx, campaignId: string): Promise<boolean> {
  const { some, open, coming } = await tx
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('collaborations').select('id').where('campaign_id', '=', campaignId)).as('some'),
      exists(
        selectFrom('collaborations')
          .select('id')
          .where('campaign_id', '=', campaignId)
          .where('status', 'in', OPEN_COLLABORATION_STATUSES),
      ).as('open'),
      exists(
        selectFrom('applications as a')
          .leftJoin('collaborations as w', 'w.application_id', 'a.id')
          .select('a.id')
          .where('a.campaign_id', '=', campaignId)
          .where('a.status', '=', 'accepted')
          .where('w.id', 'is', null),
      ).as('coming'),
    ])
    .executeTakeFirstOrThrow();
  return Boolean(some) && !open && !coming;
}
