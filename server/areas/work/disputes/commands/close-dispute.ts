import type { DisputeCloseCause, DisputeMover } from '#domain/work/dispute-states.ts';
import { followWork } from '#server/areas/work/collaborations/commands/follow-work.ts';
import { requireOwnerWorking } from '#server/areas/work/collaborations/queries/find-suspended-side.ts';
import { moveCollaboration } from '#server/areas/work/collaborations/transition-collaboration.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { LockedDispute } from '../lock.ts';
import { notifyAboutDispute } from '../notify.ts';
import { type ClosingMove, moveDispute } from '../transition.ts';
import type { DisputeUpdate } from '../update-words.ts';
import { executeDecision } from './execute-decision.ts';

interface Closing {
  move: ClosingMove;
  cause: DisputeCloseCause;
  mover: DisputeMover;
  actor_id?: string;
}

/** Carries out the decision and extends the deadlines of the work by the time the dispute took. */
export async function closeDispute(
  tx: Tx,
  context: Context,
  locked: LockedDispute,
  closing: Closing,
): Promise<void> {
  const isBySide = closing.mover === 'business' || closing.mover === 'creator';
  if (isBySide) await requireOwnerWorking(tx, locked.collaboration);
  const closed = await moveDispute(tx, context, locked, closing);
  const work =
    closing.cause === 'withdrawn' ? closed.collaboration : await executeDecision(tx, context, closed);
  const resumed = await moveCollaboration(tx, context, work, { move: 'resume', mover: 'decision' });
  await followWork(tx, context, resumed, { mover: 'decision' });
  await notifyAboutDispute(tx, context, locked.id, TURNS[closing.cause]);
}

const TURNS: Record<DisputeCloseCause, DisputeUpdate> = {
  withdrawn: 'withdrawn',
  accepted: 'closed',
  time: 'closed',
  final: 'closed',
  undecided: 'undecided',
  upheld: 'upheld',
};
