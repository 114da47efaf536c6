import { z } from 'zod';
import { selectionOverBefore } from '#domain/campaigns/campaign-clock.ts';
import { closeSelection } from '#server/areas/campaigns/campaigns/commands/close-selection.ts';
import { recordCampaignEvent } from '#server/areas/campaigns/campaigns/commands/record-event.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { endCampaign } from '#server/areas/hiring/applications/commands/end-campaign.ts';
import { expireApplications } from '#server/areas/hiring/applications/commands/expire-applications.ts';
import { refundUnallocated } from '#server/areas/money/fundings/commands/refund-unallocated.ts';
import { completeCampaign } from '#server/areas/work/collaborations/commands/complete-campaign.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

const AT_ONCE = 100;

/** Ends the selection two weeks after a campaign closed: open applications expire, and unspent money is refunded. */
export const closeDueSelections = defineJob({
  name: 'close-due-selections',
  payload: z.object({}),
  retries: 0,
  cron: '*/10 * * * *',
  run: async (context) => {
    const over = await context.db
      .selectFrom('campaigns')
      .select('id')
      .where('status', '=', 'closed')
      .where('selection_closed_at', 'is', null)
      .where('closed_at', '<', selectionOverBefore(context.now()).toISOString())
      .orderBy('closed_at')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of over) await endOne(context, id);
  },
});

/** A failure with one campaign must not stop the others. The next run retries it. */
async function endOne(context: Context, campaign_id: string): Promise<void> {
  try {
    await inTransaction(context.db, (tx) => closeDueSelection(tx, context, campaign_id));
  } catch (cause) {
    context.log.error({ err: cause, campaign_id }, 'picks not ended');
  }
}

/** Marks the campaign first. If two runs come at once, the second finds nothing to do. */
async function closeDueSelection(tx: Tx, context: Context, campaign_id: string): Promise<void> {
  const at = context.now();
  const ended = await closeSelection(tx, campaign_id, at);
  if (ended === undefined) return;
  const campaign = await lockCampaign(tx, campaign_id);
  if (ended.taken_slots === 0) {
    await endCampaign(tx, context, campaign, { move: 'expire', mover: 'clock' });
    return;
  }
  await expireApplications(tx, context, campaign);
  // The spots of an offer were refunded one by one.
  const now = campaign.is_offer ? await lockCampaign(tx, campaign_id) : campaign;
  const refunded = await refundUnallocated(tx, context, now, 'spots_open');
  await recordCampaignEvent(tx, { campaign_id, kind: 'selection_closed' }, at);
  await completeCampaign(tx, context, refunded.campaign);
}
