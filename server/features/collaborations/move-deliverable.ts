import {
  canMoveDeliverable,
  DELIVERABLE_MOVES,
  type DeliverableMoveName,
  type WorkMover,
} from '#domain/deliverable-states.ts';
import { remindersFrom } from '#domain/work-reminders.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { carryFiles } from './carry-files.ts';
import { clocksAfter } from './deliverable-clocks.ts';
import { findDispute } from './find-dispute.ts';
import type { HeldCollaboration, HeldDeliverable } from './hold-collaboration.ts';
import { recordWorkEvent } from './record-work-event.ts';
import { deliverableStanding } from './standing-words.ts';

export interface DeliverableMoveRequest {
  move: DeliverableMoveName;
  mover: WorkMover;
  /** Left out where the clock moves it. */
  actor_id?: string | undefined;
  /** Where it was put up; only with `post`. */
  post_url?: string;
  /** Another day than the contract gives; only with `redo`. */
  due_at?: Date;
  /** What the timeline tells beside the move. */
  detail?: Record<string, unknown>;
}

/**
 * The only way in which the status of a deliverable changes, with its clocks and the version it is about. The caller holds
 * the collaboration and brings it in step afterwards (`followWork`). What is in dispute only a decision moves.
 */
export async function moveDeliverable(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  held: HeldCollaboration,
  one: HeldDeliverable,
  request: DeliverableMoveRequest,
): Promise<HeldDeliverable> {
  const { move, mover } = request;
  if (!canMoveDeliverable(move, one.status, mover)) throw new Problem('conflict', deliverableStanding(one));
  await requireUndisputed(tx, held, one, mover);
  const at = now();
  const moved = standingAfter(held, one, request, at);
  const { id, kind: _kind, quantity: _quantity, ...changed } = moved;
  await tx
    .updateTable('deliverables')
    .set({ ...changed, ...timesOf(request, at), updated_at: at.toISOString() })
    .where('id', '=', id)
    .execute();
  await decideVersion(tx, one, request, at);
  if (VERSION_AFTER[move] === 'changes_requested') await carryFiles(tx, one, at);
  const { version } = moved;
  await recordWorkEvent(
    tx,
    {
      collaboration_id: held.id,
      deliverable_id: id,
      side: mover,
      actor_id: request.actor_id,
      kind: `deliverable_${move}`,
      detail: { version, ...(request.post_url && { post_url: request.post_url }), ...request.detail },
    },
    at,
  );
  return moved;
}

async function requireUndisputed(
  tx: Tx,
  held: HeldCollaboration,
  { id }: HeldDeliverable,
  mover: WorkMover,
): Promise<void> {
  if (mover === 'decision') return;
  const dispute = await findDispute(tx, held);
  if (dispute?.deliverable_ids.includes(id)) {
    throw new Problem('conflict', 'This is in dispute. It goes on as the decision says.');
  }
}

function standingAfter(
  { contract: { timers } }: HeldCollaboration,
  one: HeldDeliverable,
  { move, due_at }: DeliverableMoveRequest,
  now: Date,
): HeldDeliverable {
  const status = DELIVERABLE_MOVES[move].to;
  const clocks = {
    ...clocksAfter(move, one.kind, timers, now),
    ...(due_at && { due_at: due_at.toISOString() }),
  };
  const isOver = move === 'settle' || move === 'cancel';
  return {
    ...one,
    status,
    version: one.version + (move === 'submit' ? 1 : 0),
    rounds_used: one.rounds_used + (move === 'request_changes' ? 1 : 0),
    post_returns: one.post_returns + (move === 'return_post' ? 1 : 0),
    settled_at: isOver ? now.toISOString() : one.settled_at,
    ...clocks,
    ...remindersFrom({ kind: one.kind, status, ...clocks }, timers.late_grace_hours, now),
  };
}

/** When what was done was done; what is done over again has not been done. */
function timesOf({ move, post_url }: DeliverableMoveRequest, now: Date) {
  const at = now.toISOString();
  switch (move) {
    case 'approve':
      return { approved_at: at };
    case 'post':
      return { posted_at: at, post_url: post_url ?? null };
    case 'return_post':
      return { posted_at: null, post_url: null };
    case 'verify':
      return { verified_at: at };
    case 'redo':
      return { approved_at: null, posted_at: null, post_url: null };
    default:
      return {};
  }
}

/** How the version that was looked at came out. Work that is settled without a look leaves its version as it was. */
async function decideVersion(
  tx: Tx,
  { id, version }: HeldDeliverable,
  { move, actor_id }: DeliverableMoveRequest,
  now: Date,
): Promise<void> {
  const status = VERSION_AFTER[move];
  if (status === undefined) return;
  await tx
    .updateTable('submissions')
    .set({ status, decided_at: now.toISOString(), decided_by: actor_id ?? null })
    .where('deliverable_id', '=', id)
    .where('version', '=', version)
    .where('status', '=', 'in_review')
    .execute();
}

const VERSION_AFTER: Partial<Record<DeliverableMoveName, 'approved' | 'changes_requested'>> = {
  approve: 'approved',
  request_changes: 'changes_requested',
  redo: 'changes_requested',
};
