import type { CampaignMoveName } from '#domain/campaign-states.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { moveCampaign } from './move-campaign.ts';

/** Each in a transaction of its own. Whoever came first has done it: that is no failure. */
export async function moveByClock(
  context: Context,
  campaign_id: string,
  move: CampaignMoveName,
): Promise<void> {
  try {
    await inTransaction(context.db, (tx) => moveCampaign(tx, context, { campaign_id, move, mover: 'clock' }));
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
  }
}
