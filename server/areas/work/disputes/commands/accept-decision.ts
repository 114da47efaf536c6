import type { Account } from '#domain/accounts/access.ts';
import { type DisputeSide, otherSide } from '#domain/work/dispute-states.ts';
import { recordWorkEvent } from '#server/areas/work/collaborations/commands/record-work-event.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { acceptedAt } from '../dispute-side.ts';
import { type LockedDispute, lockAsParty } from '../lock.ts';
import { notifyAboutDispute } from '../notify.ts';
import { describeDisputeStatus } from '../transition.ts';
import { closeDispute } from './close-dispute.ts';

/** Accepts the decision for one side. Once both have, the dispute closes and the money is paid out in the same transaction. */
export function acceptDecision(context: Context, account: Account, disputeId: string): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const { locked, side } = await lockAsParty(tx, account, disputeId);
    if (locked.status !== 'decided') throw new Problem('conflict', describeDisputeStatus(locked));
    if (acceptedAt(locked, side) !== null) return;
    const actor_id = account.user_id;
    await markAccepted(tx, context, locked, { side, actor_id });
    if (acceptedAt(locked, otherSide(side)) === null)
      return notifyAboutDispute(tx, context, locked.id, 'accepted');
    await closeDispute(tx, context, locked, { move: 'settle', cause: 'accepted', mover: side, actor_id });
  });
}

export async function markAccepted(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  locked: LockedDispute,
  { side, actor_id }: { side: DisputeSide; actor_id: string },
): Promise<void> {
  const at = now();
  const accepted =
    side === 'creator'
      ? { creator_accepted_at: at.toISOString() }
      : { business_accepted_at: at.toISOString() };
  await tx
    .updateTable('disputes')
    .set({ ...accepted, updated_at: at.toISOString() })
    .where('id', '=', locked.id)
    .execute();
  const detail = { dispute_id: locked.id };
  const collaboration_id = locked.collaboration.id;
  await recordWorkEvent(tx, { collaboration_id, side, actor_id, kind: 'dispute_accept', detail }, at);
}

export function requireNotAccepted(locked: LockedDispute, side: DisputeSide): void {
  if (locked.status === 'decided' && acceptedAt(locked, side) !== null) {
    throw new Problem('conflict', 'You already accepted the decision.');
  }
}
