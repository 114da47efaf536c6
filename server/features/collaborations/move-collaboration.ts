import type {
  CancelReason,
  CollaborationMoveName,
  CollaborationStatus,
} from '#domain/collaboration-states.ts';
import { COLLABORATION_MOVES, canMoveCollaboration } from '#domain/collaboration-states.ts';
import type { WorkMover } from '#domain/deliverable-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import type { StandingDispute } from './find-dispute.ts';
import type { HeldCollaboration } from './hold-collaboration.ts';
import { recordWorkEvent } from './record-work-event.ts';
import { restartClocks } from './restart-clocks.ts';
import { collaborationStanding } from './standing-words.ts';

interface Moving {
  mover: WorkMover;
  actor_id?: string | undefined;
}

export type CollaborationMoveRequest = Moving &
  (
    | { move: Exclude<CollaborationMoveName, 'cancel' | 'dispute'> }
    | { move: 'cancel'; reason: CancelReason; note?: string }
    | { move: 'dispute'; dispute: StandingDispute }
  );

/**
 * The only way in which the status of a collaboration changes. A dispute stops its clocks, and what resumes it sets them
 * on by as long as they stood. The caller holds the collaboration.
 */
export async function moveCollaboration(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  held: HeldCollaboration,
  request: CollaborationMoveRequest,
): Promise<CollaborationStatus> {
  const { move, mover, actor_id } = request;
  if (!canMoveCollaboration(move, held.status, mover)) {
    throw new Problem('conflict', collaborationStanding(held));
  }
  const at = now();
  const { to } = COLLABORATION_MOVES[move];
  await tx
    .updateTable('collaborations')
    .set({ status: to, ...consequences(request, held, at.toISOString()), updated_at: at.toISOString() })
    .where('id', '=', held.id)
    .execute();
  if (move === 'resume') await restartClocks(tx, held, at);
  const collaboration_id = held.id;
  await recordWorkEvent(
    tx,
    { collaboration_id, side: mover, actor_id, kind: `collaboration_${move}`, detail: detailOf(request) },
    at,
  );
  return to;
}

/** What else changes in the row. */
function consequences(request: CollaborationMoveRequest, held: HeldCollaboration, at: string) {
  switch (request.move) {
    case 'start':
    case 'hand_in':
      return { started_at: held.started_at ?? at };
    case 'complete':
      return { completed_at: at };
    case 'cancel':
      return { cancelled_at: at, cancel_reason: request.reason, cancel_note: request.note?.trim() || null };
    case 'dispute':
      return { clocks_stopped_at: at };
    case 'resume':
      return { clocks_stopped_at: null };
    case 'hand_back':
      return {};
  }
}

function detailOf(request: CollaborationMoveRequest): Record<string, unknown> {
  if (request.move === 'dispute') return { ...request.dispute };
  if (request.move !== 'cancel') return {};
  return { reason: request.reason, ...(request.note?.trim() && { note: request.note.trim() }) };
}
