import { followingMove } from '#domain/work/collaboration-states.ts';
import type { DisputeReceipt } from '#domain/work/dispute-amounts.ts';
import { recordCampaignEvent } from '#server/areas/campaigns/campaigns/commands/record-event.ts';
import { releaseEarning } from '#server/areas/money/earnings/commands/release-earning.ts';
import { openRefunds } from '#server/areas/money/fundings/commands/open-refunds.ts';
import { releaseDelivered } from '#server/areas/work/collaborations/commands/release-delivered.ts';
import { withDeliverable } from '#server/areas/work/collaborations/lock.ts';
import { moveCollaboration } from '#server/areas/work/collaborations/transition-collaboration.ts';
import { moveDeliverable } from '#server/areas/work/collaborations/transition-deliverable.ts';
import type { LockedDispute } from '#server/areas/work/disputes/lock.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { arriveDemoRefund } from './arrive-refund.ts';

/** Ends a dispute as the product does, except that nobody gets a mail and the refund has already arrived. */
export async function carryOutDemoDispute(
  tx: Tx,
  dispute: LockedDispute,
  receipt: DisputeReceipt,
  at: Date,
): Promise<void> {
  const context = { now: () => at };
  let work = dispute.collaboration;
  for (const one of work.deliverables.filter(({ id }) => dispute.deliverable_ids.includes(id))) {
    const moving = { move: 'settle', mover: 'decision', detail: { dispute_id: dispute.id } } as const;
    work = withDeliverable(work, await moveDeliverable(tx, context, work, one, moving));
  }
  await release(tx, dispute, receipt, at);
  await refund(tx, dispute, receipt, at);
  const resumed = await moveCollaboration(tx, context, work, { move: 'resume', mover: 'decision' });
  await releaseDelivered(tx, context, resumed);
  const move = followingMove(resumed.status, resumed.deliverables);
  if (move !== null) await moveCollaboration(tx, context, resumed, { move, mover: 'decision' });
}

async function release(tx: Tx, { id, collaboration }: LockedDispute, receipt: DisputeReceipt, at: Date) {
  const { id: collaboration_id, creator_id, campaign_id, business_id, contract } = collaboration;
  if (receipt.creator_gross_cents === 0) return;
  await releaseEarning(
    tx,
    {
      ...{ release_key: `dispute:${id}`, collaboration_id, creator_id, campaign_id, business_id },
      cause: 'dispute',
      gross_cents: receipt.creator_gross_cents,
      creator_fee_cents: receipt.creator_fee_cents,
      business_fee_cents: receipt.kept_fee_cents,
      timers: contract.timers,
    },
    at,
  );
}

async function refund(tx: Tx, { id, collaboration }: LockedDispute, receipt: DisputeReceipt, at: Date) {
  const { campaign_id, application_id } = collaboration;
  const { refund_payout_cents: payout_cents, refund_fee_cents: fee_cents } = receipt;
  if (payout_cents === 0) return;
  const { refund_ids, total_cents } = await openRefunds(
    tx,
    { queue: { enqueue: async () => undefined }, now: () => at },
    {
      ...{ refund_key: `dispute:${id}`, campaign_id, application_id, reason: 'dispute' },
      portions: [{ slots: 0, payout_cents, fee_cents }],
    },
  );
  const detail = { total_cents, slots: 0, reason: 'dispute' };
  await recordCampaignEvent(tx, { campaign_id, application_id, kind: 'money_refunded', detail }, at);
  for (const refund_id of refund_ids) await arriveDemoRefund(tx, refund_id, at);
}
