import type { DisputeCloseCause, DisputeMoveName, DisputeMover } from '#domain/work/dispute-states.ts';
import { canMoveDispute, DISPUTE_MOVES } from '#domain/work/dispute-states.ts';
import { recordWorkEvent } from '#server/areas/work/collaborations/commands/record-work-event.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { transition } from '#server/platform/db/transition.ts';
import { Problem } from '#server/platform/errors.ts';
import { clocksAfter } from './commands/dispute-deadlines.ts';
import type { LockedDispute } from './lock.ts';

interface Moving {
  mover: DisputeMover;
  actor_id?: string | undefined;
  /** More details for the timeline. */
  detail?: Record<string, unknown>;
}

export type DisputeMoveRequest = Moving &
  ({ move: Exclude<DisputeMoveName, ClosingMove> } | { move: ClosingMove; cause: DisputeCloseCause });
export type ClosingMove = 'settle' | 'end' | 'withdraw' | 'default' | 'uphold';

/** The only way in which the status of a dispute changes, with its clock. The caller has locked the dispute. */
export async function moveDispute(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  locked: LockedDispute,
  request: DisputeMoveRequest,
): Promise<LockedDispute> {
  const { move, mover, actor_id, detail } = request;
  const at = now();
  return transition(tx, 'disputes', {
    row: locked,
    refusal: findMoveRefusal(locked, request, at),
    change: async () => ({
      status: DISPUTE_MOVES[move].to,
      ...(await clocksAfter(tx, move, at)),
      ...consequences(request, at.toISOString()),
      updated_at: at.toISOString(),
    }),
    record: () =>
      recordWorkEvent(
        tx,
        {
          collaboration_id: locked.collaboration.id,
          side: mover,
          actor_id,
          kind: `dispute_${move}`,
          detail: { dispute_id: locked.id, ...detail },
        },
        at,
      ),
  });
}

/**
 * Null where the dispute and its clock allow it. Once the time is over a move is refused even if the job has not come by:
 * both sides were told that moment.
 */
function findMoveRefusal(
  locked: LockedDispute,
  { move, mover }: DisputeMoveRequest,
  now: Date,
): Problem | null {
  if (!canMoveDispute(move, locked, mover)) return new Problem('conflict', describeDisputeStatus(locked));
  const { clock_at, clock_stopped_at } = locked;
  const isOver = clock_at !== null && clock_stopped_at === null && Date.parse(clock_at) <= now.getTime();
  if (mover === 'clock' && !isOver) return new Problem('conflict', 'The deadline hasn’t passed yet.');
  const words = TOO_LATE[move];
  return isOver && words !== undefined ? new Problem('conflict', words) : null;
}

const TOO_LATE: Partial<Record<DisputeMoveName, string>> = {
  answer: 'The deadline to answer has passed.',
  appeal: 'The deadline to appeal has passed.',
  decide: 'The deadline to decide has passed. The dispute closes by the rule for missed deadlines.',
};

/** The columns that change together with the status. An appeal withdraws earlier acceptances of the decision. */
function consequences(request: DisputeMoveRequest, at: string) {
  switch (request.move) {
    case 'appeal':
      return {
        round: 2,
        appealed_side: request.mover === 'creator' ? ('creator' as const) : ('business' as const),
        creator_accepted_at: null,
        business_accepted_at: null,
      };
    case 'settle':
    case 'end':
    case 'withdraw':
    case 'default':
    case 'uphold':
      return { closed_at: at, closed_cause: request.cause };
    default:
      return {};
  }
}

/** Explains to the second person what the first one did. */
export function describeDisputeStatus({ status, round }: Pick<LockedDispute, 'status' | 'round'>): string {
  switch (status) {
    case 'open':
    case 'awaiting_response':
      return 'The other side hasn’t answered yet.';
    case 'under_review':
      return round === 2 ? 'Another admin is reviewing the appeal.' : 'Someone is reviewing it now.';
    case 'decided':
      return 'The dispute is already decided.';
    case 'closed':
      return 'The dispute is closed.';
  }
}
