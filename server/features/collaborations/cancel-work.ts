import type { z } from 'zod';
import type { workCancellation } from '#contract/collaborations.ts';
import { adminReason } from '#contract/lists.ts';
import type { Account } from '#domain/access.ts';
import { CANCEL_REASONS, type CancelReason } from '#domain/collaboration-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { refreshListing } from '../feed/refresh-listing.ts';
import { refundWork } from '../fundings/refund-work.ts';
import { completeCampaign } from './complete-campaign.ts';
import { findCancelHindrance } from './find-cancel-hindrance.ts';
import { type HeldCollaboration, holdCollaboration } from './hold-collaboration.ts';
import { moveCollaboration } from './move-collaboration.ts';
import { moveDeliverable } from './move-deliverable.ts';
import { tellOfCancellation } from './tell-of-cancellation.ts';
import { requireSide, type WorkSide } from './work-side.ts';

interface Cancellation {
  side: WorkSide;
  actor_id: string;
  reason: CancelReason;
  note: string;
}

/** Nothing was sent, and one side calls it off: the whole spot goes back to the business, our fee included. */
export async function cancelWork(
  context: Context,
  account: Account,
  collaboration_id: string,
  { reason, note }: z.output<typeof workCancellation>,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { side } = await requireSide(tx, account, { collaboration_id });
    const held = await holdCollaboration(tx, collaboration_id);
    if (held.status === 'cancelled') return;
    const cancellation = { side, actor_id: account.user_id, reason: reason as CancelReason, note };
    requireOwnReason(cancellation);
    requireCancellable(cancellation, held, context.now());
    await cancel(tx, context, held, cancellation);
  });
}

function requireOwnReason({ side, reason, note }: Cancellation): void {
  if (CANCEL_REASONS.find((one) => one.reason === reason)?.by !== side) {
    throw new Problem('invalid_input', 'This reason is for somebody else to give.');
  }
  if (side !== 'admin') return;
  const said = adminReason.safeParse(note);
  if (said.success) return;
  const message = said.error.issues[0]?.message ?? '';
  throw new Problem('invalid_input', message, [{ path: 'note', message }]);
}

function requireCancellable({ side }: Cancellation, held: HeldCollaboration, now: Date): void {
  const { late_grace_hours } = held.contract.timers;
  const hindrance = findCancelHindrance(side, { ...held, late_grace_hours }, now);
  if (hindrance !== null) throw new Problem('conflict', hindrance);
}

async function cancel(
  tx: Tx,
  context: Context,
  held: HeldCollaboration,
  cancellation: Cancellation,
): Promise<void> {
  const { side: mover, actor_id, reason, note } = cancellation;
  for (const one of held.deliverables) {
    await moveDeliverable(tx, context, held, one, { move: 'cancel', mover, actor_id });
  }
  await moveCollaboration(tx, context, held, { move: 'cancel', mover, actor_id, reason, note });
  if (mover === 'admin') await audit(tx, held, cancellation);
  await refundWork(tx, context, {
    refund_key: `work:${held.id}`,
    campaign_id: held.campaign_id,
    application_id: held.application_id,
    reason: 'work_cancelled',
    slots: 1,
    payout_cents: held.payout_cents,
    fee_cents: held.contract.business_fee_cents,
  });
  await refreshListing(tx, held.campaign_id);
  await tellOfCancellation(tx, context, held, { side: mover, note });
  await completeCampaign(tx, context, held.campaign_id);
}

async function audit(tx: Tx, held: HeldCollaboration, { actor_id, note }: Cancellation): Promise<void> {
  await recordAction(tx, {
    actor_id,
    action: 'cancel_work',
    subject_type: 'collaboration',
    subject_id: held.id,
    reason: note,
    before: { status: held.status },
    after: { status: 'cancelled' },
  });
}
