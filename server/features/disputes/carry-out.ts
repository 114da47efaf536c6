import { type DisputeReceipt, disputeReceipt } from '#domain/dispute-amounts.ts';
import type { DisputeOutcome } from '#domain/dispute-states.ts';
import { endOfDayAfter } from '#domain/work-timers.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { moveDeliverable } from '../collaborations/move-deliverable.ts';
import { releaseEarning } from '../earnings/release-earning.ts';
import { refreshListing } from '../feed/refresh-listing.ts';
import { refundWork } from '../fundings/refund-work.ts';
import type { HeldDispute } from './hold-dispute.ts';

/** Does what the last decision says: the frozen money leaves what is held, or the work is due again. */
export async function carryOut(tx: Tx, context: Context, held: HeldDispute): Promise<void> {
  const { collaboration, deliverable_ids } = held;
  const { outcome, creator_cents, redo_days } = await readDecision(tx, held.id);
  const receipt = disputeReceipt(held, { outcome, creator_cents });
  const due_at = redo_days === null ? null : endOfDayAfter(context.now(), redo_days);
  const detail = { dispute_id: held.id };
  for (const one of collaboration.deliverables.filter(({ id }) => deliverable_ids.includes(id))) {
    const moving = due_at === null ? { move: 'settle' as const } : { move: 'redo' as const, due_at };
    await moveDeliverable(tx, context, collaboration, one, { ...moving, mover: 'decision', detail });
  }
  if (receipt !== null) await moveMoney(tx, context, held, receipt);
}

async function readDecision(tx: Tx, disputeId: string) {
  const row = await tx
    .selectFrom('dispute_decisions')
    .select(['outcome', 'creator_cents', 'redo_days'])
    .where('dispute_id', '=', disputeId)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { ...row, outcome: row.outcome as DisputeOutcome };
}

async function moveMoney(tx: Tx, context: Context, held: HeldDispute, receipt: DisputeReceipt) {
  const { id: collaboration_id, campaign_id, creator_id, contract, application_id } = held.collaboration;
  if (receipt.creator_gross_cents > 0) {
    await releaseEarning(
      tx,
      {
        release_key: `dispute:${held.id}`,
        collaboration_id,
        creator_id,
        campaign_id,
        business_id: held.collaboration.business_id,
        cause: 'dispute',
        gross_cents: receipt.creator_gross_cents,
        creator_fee_cents: receipt.creator_fee_cents,
        business_fee_cents: receipt.kept_fee_cents,
        timers: contract.timers,
      },
      context.now(),
    );
  }
  if (receipt.refund_payout_cents > 0) {
    await refundWork(tx, context, {
      refund_key: `dispute:${held.id}`,
      campaign_id,
      application_id,
      reason: 'dispute',
      slots: receipt.refund_payout_cents === held.collaboration.payout_cents ? 1 : 0,
      payout_cents: receipt.refund_payout_cents,
      fee_cents: receipt.refund_fee_cents,
    });
    await refreshListing(tx, campaign_id);
  }
}
