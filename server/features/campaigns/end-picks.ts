import { z } from 'zod';
import { picksOverBefore } from '#domain/campaign-clock.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { expireApplications } from '../applications/expire-applications.ts';
import { completeCampaign } from '../collaborations/complete-campaign.ts';
import { refundUnallocated } from '../fundings/refund-unallocated.ts';
import { moveCampaign } from './move-campaign.ts';
import { recordCampaignEvent } from './record-event.ts';

const AT_ONCE = 100;

/** Two weeks after it closed nobody is picked any more: what is undecided ends, and what is unspent goes back. */
export const endPicks = defineJob({
  name: 'end-picks',
  payload: z.object({}),
  retries: 0,
  cron: '*/10 * * * *',
  run: async (context) => {
    const over = await context.db
      .selectFrom('campaigns')
      .select('id')
      .where('status', '=', 'closed')
      .where('picks_closed_at', 'is', null)
      .where('closed_at', '<', picksOverBefore(context.now()).toISOString())
      .orderBy('closed_at')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of over) await endOne(context, id);
  },
});

/** One that cannot be ended stops no other; the next round tries it again. */
async function endOne(context: Context, campaign_id: string): Promise<void> {
  try {
    await inTransaction(context.db, (tx) => endPicksOf(tx, context, campaign_id));
  } catch (cause) {
    context.log.error({ err: cause, campaign_id }, 'picks not ended');
  }
}

/** Marked first: of two who come at once, one finds nothing left to end. */
async function endPicksOf(tx: Tx, context: Context, campaign_id: string): Promise<void> {
  const at = context.now();
  const ended = await tx
    .updateTable('campaigns')
    .set({ picks_closed_at: at.toISOString() })
    .where('id', '=', campaign_id)
    .where('status', '=', 'closed')
    .where('picks_closed_at', 'is', null)
    .returning('taken_slots')
    .executeTakeFirst();
  if (ended === undefined) return;
  if (ended.taken_slots === 0) {
    await moveCampaign(tx, context, { campaign_id, move: 'expire', mover: 'clock' });
    return;
  }
  await expireApplications(tx, context, campaign_id);
  await refundUnallocated(tx, context, { campaign_id, reason: 'spots_open' });
  await recordCampaignEvent(tx, { campaign_id, kind: 'picks_closed' }, at);
  await completeCampaign(tx, context, campaign_id);
}
