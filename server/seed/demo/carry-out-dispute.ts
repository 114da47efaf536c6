import { followingMove } from '#domain/collaboration-states.ts';
import type { DisputeReceipt } from '#domain/dispute-amounts.ts';
import type { Tx } from '#server/db/database.ts';
import { recordCampaignEvent } from '#server/features/campaigns/record-event.ts';
import { holdCollaboration } from '#server/features/collaborations/hold-collaboration.ts';
import { moveCollaboration } from '#server/features/collaborations/move-collaboration.ts';
import { moveDeliverable } from '#server/features/collaborations/move-deliverable.ts';
import { releaseDelivered } from '#server/features/collaborations/release-delivered.ts';
import type { HeldDispute } from '#server/features/disputes/hold-dispute.ts';
import { releaseEarning } from '#server/features/earnings/release-earning.ts';
import { holdRefund } from '#server/features/fundings/hold-refund.ts';
import { moveRefund } from '#server/features/fundings/move-refund.ts';
import { openRefunds } from '#server/features/fundings/open-refunds.ts';
import { newSandboxId } from '#server/payments/sandbox-id.ts';

/** What the product does when a dispute is over, but that nobody gets a mail, and that the refund has arrived already. */
export async function carryOutDemoDispute(
  tx: Tx,
  dispute: HeldDispute,
  receipt: DisputeReceipt,
  at: Date,
): Promise<void> {
  const context = { now: () => at };
  const { collaboration, deliverable_ids } = dispute;
  for (const one of collaboration.deliverables.filter(({ id }) => deliverable_ids.includes(id))) {
    const moving = { move: 'settle', mover: 'decision', detail: { dispute_id: dispute.id } } as const;
    await moveDeliverable(tx, context, collaboration, one, moving);
  }
  await release(tx, dispute, receipt, at);
  await refund(tx, dispute, receipt, at);
  await moveCollaboration(tx, context, await holdCollaboration(tx, collaboration.id), {
    move: 'resume',
    mover: 'decision',
  });
  const held = await holdCollaboration(tx, collaboration.id);
  await releaseDelivered(tx, context, held);
  const move = followingMove(held.status, held.deliverables);
  if (move !== null) await moveCollaboration(tx, context, held, { move, mover: 'decision' });
}

async function release(tx: Tx, { id, collaboration }: HeldDispute, receipt: DisputeReceipt, at: Date) {
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

async function refund(tx: Tx, { id, collaboration }: HeldDispute, receipt: DisputeReceipt, at: Date) {
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
  for (const refund_id of refund_ids) await arrive(tx, refund_id, at);
}

/** The sandbox gave it back, and remembers that it did. */
async function arrive(tx: Tx, refund_id: string, at: Date): Promise<void> {
  const { total_cents, provider_reference } = await tx
    .selectFrom('refunds')
    .innerJoin('fundings', 'fundings.id', 'refunds.funding_id')
    .select(['refunds.total_cents', 'fundings.provider_reference'])
    .where('refunds.id', '=', refund_id)
    .executeTakeFirstOrThrow();
  const [reference, checkout_id] = [newSandboxId('refund'), provider_reference ?? ''];
  await tx
    .updateTable('sandbox_checkouts')
    .set((eb) => ({ refunded_cents: eb('refunded_cents', '+', total_cents) }))
    .where('id', '=', checkout_id)
    .execute();
  await tx
    .insertInto('sandbox_refunds')
    .values({
      ...{ id: reference, our_id: refund_id, checkout_id, amount_cents: total_cents, status: 'paid' },
      created_at: at.toISOString(),
    })
    .execute();
  for (const request of [{ move: 'send' }, { move: 'pay', reference }] as const) {
    const refund = await holdRefund(tx, refund_id);
    if (refund) await moveRefund(tx, refund, request, at);
  }
}
