import type { z } from 'zod';
import { adminReason } from '#contract/platform/lists.ts';
import type { workCancellation } from '#contract/work/collaborations.ts';
import type { Account } from '#domain/accounts/access.ts';
import { CANCEL_REASONS, type CancelReason } from '#domain/work/collaboration-states.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { refreshListing } from '#server/areas/campaigns/listing/commands/refresh-listing.ts';
import { refundWork } from '#server/areas/money/fundings/commands/refund-work.ts';
import { requireSide, type WorkSide } from '#server/areas/work/sides/require-side.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { type LockedCollaboration, lockCollaboration } from '../lock.ts';
import { notifyAboutCancellation } from '../notify/notify-about-cancellation.ts';
import { findCancelRefusal, findReasonRefusal } from '../queries/find-cancel-refusal.ts';
import { moveCollaboration } from '../transition-collaboration.ts';
import { moveDeliverable } from '../transition-deliverable.ts';
import { completeCampaign } from './complete-campaign.ts';

interface Cancellation {
  side: WorkSide;
  actor_id: string;
  reason: CancelReason;
  note: string;
}

/** Cancels work before anything was sent. The spot is refunded in full, our fee included. */
export async function cancelWork(
  context: Context,
  account: Account,
  collaboration_id: string,
  { reason, note }: z.output<typeof workCancellation>,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { side } = await requireSide(tx, account, { collaboration_id });
    const locked = await lockCollaboration(tx, collaboration_id);
    if (locked.status === 'cancelled') return;
    const cancellation = { side, actor_id: account.user_id, reason: reason as CancelReason, note };
    requireOwnReason(cancellation);
    requireCancellable(cancellation, locked, context.now());
    await cancel(tx, context, locked, cancellation);
  });
}

function requireOwnReason({ side, reason, note }: Cancellation): void {
  if (CANCEL_REASONS.find((one) => one.reason === reason)?.by !== side) {
    throw new Problem('invalid_input', 'You can’t give this reason. Choose another one.');
  }
  if (side !== 'admin') return;
  const said = adminReason.safeParse(note);
  if (said.success) return;
  const message = said.error.issues[0]?.message ?? '';
  throw new Problem('invalid_input', message, [{ path: 'note', message }]);
}

function requireCancellable({ side, reason }: Cancellation, locked: LockedCollaboration, now: Date): void {
  const { late_grace_hours } = locked.contract.timers;
  const work = { ...locked, late_grace_hours };
  const refusal = findCancelRefusal(side, work, now) ?? findReasonRefusal(reason, work, now);
  if (refusal !== null) throw new Problem('conflict', refusal);
}

async function cancel(
  tx: Tx,
  context: Context,
  locked: LockedCollaboration,
  cancellation: Cancellation,
): Promise<void> {
  const { side: mover, actor_id, reason, note } = cancellation;
  for (const one of locked.deliverables) {
    await moveDeliverable(tx, context, locked, one, { move: 'cancel', mover, actor_id });
  }
  await moveCollaboration(tx, context, locked, { move: 'cancel', mover, actor_id, reason, note });
  if (mover === 'admin') await audit(tx, locked, cancellation);
  const campaign = await refundWork(tx, context, locked.campaign, {
    refund_key: `work:${locked.id}`,
    application_id: locked.application_id,
    reason: 'work_cancelled',
    slots: 1,
    payout_cents: locked.payout_cents,
    fee_cents: locked.contract.business_fee_cents,
  });
  await refreshListing(tx, locked.campaign_id);
  await notifyAboutCancellation(tx, context, locked, { side: mover, reason, note });
  await completeCampaign(tx, context, campaign);
}

async function audit(tx: Tx, locked: LockedCollaboration, { actor_id, note }: Cancellation): Promise<void> {
  await recordAction(tx, {
    actor_id,
    action: 'cancel_work',
    subject_type: 'collaboration',
    subject_id: locked.id,
    reason: note,
    before: { status: locked.status },
    after: { status: 'cancelled' },
  });
}
