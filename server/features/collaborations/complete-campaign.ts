import { OPEN_COLLABORATION_STATUSES } from '#domain/collaboration-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { holdCampaign } from '../campaigns/hold-campaign.ts';
import { moveCampaign } from '../campaigns/move-campaign.ts';

/** A closed campaign is done once nobody can be picked any more and nobody is at work. The caller holds it. */
export async function completeCampaign(tx: Tx, context: Context, campaign_id: string): Promise<void> {
  const campaign = await holdCampaign(tx, campaign_id);
  const arePicksOver = campaign.picks_closed_at !== null || campaign.taken_slots >= campaign.funded_slots;
  if (campaign.status !== 'closed' || !arePicksOver || !(await isWorkOver(tx, campaign_id))) return;
  await moveCampaign(tx, context, { campaign_id, move: 'complete', mover: 'clock' });
}

/** Somebody was at work and nobody is; an acceptance that is still to become work counts as work. */
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
