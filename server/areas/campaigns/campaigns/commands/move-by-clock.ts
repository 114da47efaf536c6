import type { CampaignMoveName } from '#domain/campaigns/campaign-states.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockCampaign } from '../lock.ts';
import { moveCampaign } from '../transition.ts';

/** Moves each campaign in its own transaction. One that somebody else moved first is not an error. */
export async function moveByClock(
  context: Context,
  campaign_id: string,
  move: CampaignMoveName,
): Promise<void> {
  try {
    await inTransaction(context.db, async (tx) =>
      moveCampaign(tx, context, await lockCampaign(tx, campaign_id), { move, mover: 'clock' }),
    );
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
  }
}
