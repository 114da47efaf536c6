import type { Account } from '#domain/access.ts';
import { type DisputeSide, otherSide } from '#domain/dispute-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { recordWorkEvent } from '../collaborations/record-work-event.ts';
import { closeDispute } from './close-dispute.ts';
import { type HeldDispute, holdAsParty } from './hold-dispute.ts';
import { disputeStanding } from './move-dispute.ts';
import { tellOfDispute } from './tell-of-dispute.ts';

/** One side accepts the decision. Once both have, it is closed and the money moves at once. */
export function acceptDecision(context: Context, account: Account, disputeId: string): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const { held, side } = await holdAsParty(tx, account, disputeId);
    if (held.status !== 'decided') throw new Problem('conflict', disputeStanding(held));
    if (acceptedAt(held, side) !== null) return;
    const actor_id = account.user_id;
    await markAccepted(tx, context, held, { side, actor_id });
    if (acceptedAt(held, otherSide(side)) === null) return tellOfDispute(tx, context, held.id, 'accepted');
    await closeDispute(tx, context, held, { move: 'settle', cause: 'accepted', mover: side, actor_id });
  });
}

export async function markAccepted(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  held: HeldDispute,
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
    .where('id', '=', held.id)
    .execute();
  const detail = { dispute_id: held.id };
  const collaboration_id = held.collaboration.id;
  await recordWorkEvent(tx, { collaboration_id, side, actor_id, kind: 'dispute_accept', detail }, at);
}

export function requireNotAccepted(held: HeldDispute, side: DisputeSide): void {
  if (held.status === 'decided' && acceptedAt(held, side) !== null) {
    throw new Problem('conflict', 'You accepted the decision already.');
  }
}

export function acceptedAt(
  held: Pick<HeldDispute, 'creator_accepted_at' | 'business_accepted_at'>,
  side: DisputeSide,
): string | null {
  return side === 'creator' ? held.creator_accepted_at : held.business_accepted_at;
}
