import type { DisputeCloseCause, DisputeMover } from '#domain/dispute-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { followWork } from '../collaborations/follow-work.ts';
import { holdCollaboration } from '../collaborations/hold-collaboration.ts';
import { moveCollaboration } from '../collaborations/move-collaboration.ts';
import { carryOut } from './carry-out.ts';
import type { HeldDispute } from './hold-dispute.ts';
import { moveDispute } from './move-dispute.ts';
import { tellOfDispute } from './tell-of-dispute.ts';

interface Closing {
  move: 'settle' | 'end' | 'withdraw';
  cause: DisputeCloseCause;
  mover: DisputeMover;
  actor_id?: string;
}

/** What was decided is done, and the clocks of the work go on by as long as they stood. */
export async function closeDispute(
  tx: Tx,
  context: Context,
  held: HeldDispute,
  closing: Closing,
): Promise<void> {
  const closed = await moveDispute(tx, context, held, closing);
  if (closing.cause !== 'withdrawn') await carryOut(tx, context, closed);
  const collaboration = await holdCollaboration(tx, held.collaboration.id);
  await moveCollaboration(tx, context, collaboration, { move: 'resume', mover: 'decision' });
  await followWork(tx, context, collaboration.id, { mover: 'decision' });
  await tellOfDispute(tx, context, held.id, closing.cause === 'withdrawn' ? 'withdrawn' : 'closed');
}
