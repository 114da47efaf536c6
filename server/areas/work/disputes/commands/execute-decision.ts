import { type DisputeReceipt, disputeReceipt } from '#domain/work/dispute-amounts.ts';
import { endOfDayAfter } from '#domain/work/work-timers.ts';
import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { refreshListing } from '#server/areas/campaigns/listing/commands/refresh-listing.ts';
import { releaseEarning } from '#server/areas/money/earnings/commands/release-earning.ts';
import { refundWork } from '#server/areas/money/fundings/commands/refund-work.ts';
import { type LockedCollaboration, withDeliverable } from '#server/areas/work/collaborations/lock.ts';
import { moveDeliverable } from '#server/areas/work/collaborations/transition-deliverable.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { LockedDispute } from '../lock.ts';

/**
 * Carries out the last decision: the frozen money leaves what is held, or the work is due again. Answers with the work as
 * it is now.
 */
export async function executeDecision(
  tx: Tx,
  context: Context,
  locked: LockedDispute,
): Promise<LockedCollaboration> {
  const { outcome, creator_cents, redo_days } = await readDecision(tx, locked.id);
  const receipt = disputeReceipt(locked, { outcome, creator_cents });
  const due_at = redo_days === null ? null : endOfDayAfter(context.now(), redo_days);
  const detail = { dispute_id: locked.id };
  let work = locked.collaboration;
  for (const one of work.deliverables.filter(({ id }) => locked.deliverable_ids.includes(id))) {
    const moving = due_at === null ? { move: 'settle' as const } : { move: 'redo' as const, due_at };
    const request = { ...moving, mover: 'decision' as const, detail };
    work = withDeliverable(work, await moveDeliverable(tx, context, work, one, request));
  }
  if (receipt === null) return work;
  return { ...work, campaign: await moveMoney(tx, context, locked, receipt) };
}

async function readDecision(tx: Tx, disputeId: string) {
  return tx
    .selectFrom('dispute_decisions')
    .select(['outcome', 'creator_cents', 'redo_days'])
    .where('dispute_id', '=', disputeId)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

async function moveMoney(
  tx: Tx,
  context: Context,
  locked: LockedDispute,
  receipt: DisputeReceipt,
): Promise<LockedCampaign> {
  const { campaign, ...work } = locked.collaboration;
  const { id: collaboration_id, campaign_id, creator_id, contract, application_id } = work;
  if (receipt.creator_gross_cents > 0) {
    await releaseEarning(
      tx,
      {
        release_key: `dispute:${locked.id}`,
        collaboration_id,
        creator_id,
        campaign_id,
        business_id: work.business_id,
        cause: 'dispute',
        gross_cents: receipt.creator_gross_cents,
        creator_fee_cents: receipt.creator_fee_cents,
        business_fee_cents: receipt.kept_fee_cents,
        timers: contract.timers,
      },
      context.now(),
    );
  }
  if (receipt.refund_payout_cents === 0) return campaign;
  const left = await refundWork(tx, context, campaign, {
    refund_key: `dispute:${locked.id}`,
    application_id,
    reason: 'dispute',
    slots: receipt.refund_payout_cents === work.payout_cents ? 1 : 0,
    payout_cents: receipt.refund_payout_cents,
    fee_cents: receipt.refund_fee_cents,
  });
  await refreshListing(tx, campaign_id);
  return left;
}
