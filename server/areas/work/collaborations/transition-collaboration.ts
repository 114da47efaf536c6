import type { CancelReason, CollaborationMoveName } from '#domain/work/collaboration-states.ts';
import {
  COLLABORATION_MOVES,
  canMoveCollaboration,
  isOpenCollaboration,
} from '#domain/work/collaboration-states.ts';
import type { WorkMover } from '#domain/work/deliverable-states.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { transition } from '#server/platform/db/transition.ts';
import { Problem } from '#server/platform/errors.ts';
import { endShipment } from './commands/end-shipment.ts';
import { recordWorkEvent } from './commands/record-work-event.ts';
import { restartClocks } from './commands/restart-clocks.ts';
import type { LockedCollaboration } from './lock.ts';
import type { OpenDispute } from './queries/find-dispute.ts';
import { findSuspendedSide } from './queries/find-suspended-side.ts';
import { describeCollaborationStatus } from './status-words.ts';

interface Moving {
  mover: WorkMover;
  actor_id?: string | undefined;
}

export type CollaborationMoveRequest = Moving &
  (
    | { move: Exclude<CollaborationMoveName, 'cancel' | 'dispute'> }
    | { move: 'cancel'; reason: CancelReason; note?: string }
    | { move: 'dispute'; dispute: OpenDispute }
  );

/**
 * The only way in which the status of a collaboration changes. A dispute stops its clocks, and the move that resumes it puts
 * them back by as long as they were stopped. The caller has locked the collaboration.
 */
export async function moveCollaboration(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  locked: LockedCollaboration,
  request: CollaborationMoveRequest,
): Promise<LockedCollaboration> {
  const { move, mover, actor_id } = request;
  const { id: collaboration_id } = locked;
  const at = now();
  let { deliverables } = locked;
  const moved = await transition(tx, 'collaborations', {
    row: locked,
    refusal: canMoveCollaboration(move, locked.status, mover)
      ? null
      : new Problem('conflict', describeCollaborationStatus(locked)),
    change: async () => ({
      status: COLLABORATION_MOVES[move].to,
      ...consequences(request, locked, at.toISOString()),
      // The dispute is over, but the clocks stay stopped where one side is suspended.
      ...(move === 'resume' &&
        (await findSuspendedSide(tx, locked)) && { clocks_stopped_at: at.toISOString() }),
      updated_at: at.toISOString(),
    }),
    record: async () => {
      if (move === 'resume') deliverables = await restartClocks(tx, locked, at);
      if (!isOpenCollaboration(COLLABORATION_MOVES[move].to)) await endShipment(tx, locked);
      const event = { collaboration_id, side: mover, actor_id, kind: `collaboration_${move}` };
      await recordWorkEvent(tx, { ...event, detail: detailOf(request) }, at);
    },
  });
  return { ...moved, deliverables };
}

function consequences(request: CollaborationMoveRequest, locked: LockedCollaboration, at: string) {
  switch (request.move) {
    case 'start':
    case 'hand_in':
      return { started_at: locked.started_at ?? at };
    case 'complete':
      return { completed_at: at };
    case 'cancel':
      return { cancelled_at: at, cancel_reason: request.reason, cancel_note: request.note?.trim() || null };
    case 'dispute':
      return { clocks_stopped_at: locked.clocks_stopped_at ?? at };
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
