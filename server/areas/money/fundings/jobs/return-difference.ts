import { z } from 'zod';
import { UNDO_DECISION_SECONDS } from '#domain/hiring/application-states.ts';
import { businessFeeCents } from '#domain/money/fees.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { findSpotPrice } from '#server/areas/campaigns/campaigns/queries/spot-price.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { openRefunds } from '../commands/open-refunds.ts';
import { notifyAboutRefund } from '../notify/notify-about-money.ts';

/**
 * Refunds the difference, with its fee, when a creator was accepted below the posted payout. It runs once the decision
 * can't be undone.
 */
export async function returnDifference(
  tx: Tx,
  { queue }: Pick<Context, 'queue'>,
  { application_id }: { application_id: string },
): Promise<void> {
  await queue.enqueue(tx, payDifferenceBack, { application_id }, { after_ms: UNDO_DECISION_SECONDS * 1_000 });
}

export const payDifferenceBack = defineJob({
  name: 'pay-difference-back',
  payload: z.object({ application_id: z.uuid() }),
  retries: 8,
  run: (context, { application_id }) =>
    inTransaction(context.db, (tx) => payBack(tx, context, application_id)),
});

/** Reads the application again, because the decision may have been undone, or made again a moment ago. */
async function payBack(tx: Tx, context: Context, applicationId: string): Promise<void> {
  const place = await tx
    .selectFrom('applications')
    .select('campaign_id')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  if (place === undefined) return;
  const campaign = await lockCampaign(tx, place.campaign_id);
  const application = await tx
    .selectFrom('applications')
    .select(['status', 'payout_cents', 'decided_at'])
    .where('id', '=', applicationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { status, payout_cents, decided_at } = application;
  if (status !== 'accepted' || payout_cents === null) return;
  // It was accepted again a moment ago, or the clock of the queue is ahead of ours.
  if (!isSettled(decided_at, context.now())) {
    return returnDifference(tx, context, { application_id: applicationId });
  }
  const price = await findSpotPrice(tx, campaign);
  if (price === null || payout_cents >= price.payout_cents) return;
  const portion = {
    slots: 0 as const,
    payout_cents: price.payout_cents - payout_cents,
    fee_cents: price.fee_cents - businessFeeCents(payout_cents, price.fee_percent),
  };
  const { total_cents } = await openRefunds(tx, context, {
    refund_key: `difference:${applicationId}`,
    campaign_id: campaign.id,
    reason: 'lower_quote',
    portions: [portion],
  });
  if (total_cents === 0) return;
  await notifyAboutRefund(tx, context, { campaign_id: campaign.id, total_cents, reason: 'lower_quote' });
}

function isSettled(decidedAt: string | null, now: Date): boolean {
  return decidedAt !== null && now.getTime() - Date.parse(decidedAt) >= UNDO_DECISION_SECONDS * 1_000;
}
