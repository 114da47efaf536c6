import {
  canMoveDeliverable,
  DELIVERABLE_MOVES,
  type DeliverableMoveName,
  type WorkMover,
} from '#domain/work/deliverable-states.ts';
import { remindersFrom } from '#domain/work/work-reminders.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { transition } from '#server/platform/db/transition.ts';
import { Problem } from '#server/platform/errors.ts';
import { copyFiles } from './commands/copy-files.ts';
import { recordWorkEvent } from './commands/record-work-event.ts';
import { clocksAfter } from './deliverable-clocks.ts';
import type { LockedCollaboration, LockedDeliverable } from './lock.ts';
import { findDispute } from './queries/find-dispute.ts';
import { describeDeliverableStatus } from './status-words.ts';

export interface DeliverableMoveRequest {
  move: DeliverableMoveName;
  mover: WorkMover;
  /** Left out for automatic moves. */
  actor_id?: string | undefined;
  /** The link to the post; only with `post`. */
  post_url?: string;
  /** A deadline other than the contract's; only with `redo`. */
  due_at?: Date;
  /** More details for the timeline. */
  detail?: Record<string, unknown>;
}

/**
 * The only way in which the status of a deliverable changes, with its clocks and the version it is about. The caller has
 * locked the collaboration, and brings it in step afterwards (`followWork`).
 */
export async function moveDeliverable(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  locked: LockedCollaboration,
  one: LockedDeliverable,
  request: DeliverableMoveRequest,
): Promise<LockedDeliverable> {
  const at = now();
  return transition(tx, 'deliverables', {
    row: one,
    refusal: await findMoveRefusal(tx, locked, one, request),
    change: () => changesOf(locked, one, request, at),
    record: async (moved) => {
      await decideVersion(tx, one, request, at);
      if (VERSION_AFTER[request.move] === 'changes_requested') await copyFiles(tx, one, at);
      await recordMove(tx, locked, moved, request, at);
    },
  });
}

/** Null where the deliverable allows it. Only a decision moves a deliverable that is in dispute. */
async function findMoveRefusal(
  tx: Tx,
  locked: LockedCollaboration,
  one: LockedDeliverable,
  { move, mover }: DeliverableMoveRequest,
): Promise<Problem | null> {
  if (!canMoveDeliverable(move, one.status, mover))
    return new Problem('conflict', describeDeliverableStatus(one));
  if (mover === 'decision') return null;
  const dispute = await findDispute(tx, locked);
  const isDisputed = dispute?.deliverable_ids.includes(one.id) ?? false;
  return isDisputed ? new Problem('conflict', 'This is in dispute. Wait for the decision.') : null;
}

async function recordMove(
  tx: Tx,
  { id: collaboration_id }: LockedCollaboration,
  { id: deliverable_id, version }: LockedDeliverable,
  { move, mover, actor_id, post_url, detail }: DeliverableMoveRequest,
  now: Date,
): Promise<void> {
  await recordWorkEvent(
    tx,
    {
      collaboration_id,
      deliverable_id,
      side: mover,
      actor_id,
      kind: `deliverable_${move}`,
      detail: { version, ...(post_url && { post_url }), ...detail },
    },
    now,
  );
}

/** The status and the columns that change with it. */
function changesOf(
  { contract: { timers }, shipment }: LockedCollaboration,
  one: LockedDeliverable,
  request: DeliverableMoveRequest,
  now: Date,
) {
  const { move, due_at } = request;
  const status = DELIVERABLE_MOVES[move].to;
  const clocks = {
    ...clocksAfter(move, one.kind, timers, now),
    ...(due_at && { due_at: due_at.toISOString() }),
    // Nothing is due before the product arrives.
    ...(move === 'redo' && shipment !== null && shipment.status !== 'received' && { due_at: null }),
  };
  const isOver = move === 'settle' || move === 'cancel';
  return {
    status,
    version: one.version + (move === 'submit' ? 1 : 0),
    rounds_used: one.rounds_used + (move === 'request_changes' ? 1 : 0),
    post_returns: one.post_returns + (move === 'return_post' ? 1 : 0),
    settled_at: isOver ? now.toISOString() : one.settled_at,
    ...clocks,
    ...remindersFrom({ kind: one.kind, status, ...clocks }, timers.late_grace_hours, now),
    ...timesOf(request, now),
    updated_at: now.toISOString(),
  };
}

/** The timestamps a move sets. Work that has to be redone clears them. */
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

/** Records the decision about the reviewed version. Work settled without a review leaves its version unchanged. */
async function decideVersion(
  tx: Tx,
  { id, version }: LockedDeliverable,
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
