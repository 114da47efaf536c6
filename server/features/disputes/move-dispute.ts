import type { DisputeCloseCause, DisputeMoveName, DisputeMover } from '#domain/dispute-states.ts';
import { canMoveDispute, DISPUTE_MOVES } from '#domain/dispute-states.ts';
import { afterBusinessDays, daysAfter } from '#domain/work-timers.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { recordWorkEvent } from '../collaborations/record-work-event.ts';
import { readSettings } from '../platform-settings/read-settings.ts';
import type { HeldDispute } from './hold-dispute.ts';

interface Moving {
  mover: DisputeMover;
  actor_id?: string | undefined;
  /** What the timeline tells beside the move. */
  detail?: Record<string, unknown>;
}

export type DisputeMoveRequest = Moving &
  ({ move: Exclude<DisputeMoveName, ClosingMove> } | { move: ClosingMove; cause: DisputeCloseCause });
type ClosingMove = 'settle' | 'end' | 'withdraw';

/** The only way in which the status of a dispute changes, with its clock. The caller holds the dispute. */
export async function moveDispute(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  held: HeldDispute,
  request: DisputeMoveRequest,
): Promise<HeldDispute> {
  const { move, mover, actor_id, detail } = request;
  const at = now();
  if (!canMoveDispute(move, held, mover)) throw new Problem('conflict', disputeStanding(held));
  requireTime(held, request, at);
  const changed = {
    status: DISPUTE_MOVES[move].to,
    clock_at: await clockAfter(tx, move, at),
    ...consequences(request, at.toISOString()),
  };
  await tx
    .updateTable('disputes')
    .set({ ...changed, updated_at: at.toISOString() })
    .where('id', '=', held.id)
    .execute();
  await recordWorkEvent(
    tx,
    {
      collaboration_id: held.collaboration.id,
      side: mover,
      actor_id,
      kind: `dispute_${move}`,
      detail: { dispute_id: held.id, ...detail },
    },
    at,
  );
  return { ...held, ...changed };
}

/** What is answered or appealed against after its time is too late, even before the clock comes by. */
function requireTime({ clock_at }: HeldDispute, { move, mover }: DisputeMoveRequest, now: Date): void {
  const isOver = clock_at !== null && Date.parse(clock_at) <= now.getTime();
  if (mover === 'clock' && !isOver) throw new Problem('conflict', 'The time is not over.');
  if (isOver && (move === 'answer' || move === 'appeal')) {
    throw new Problem(
      'conflict',
      move === 'answer' ? 'The time to answer is over.' : 'The time to appeal is over.',
    );
  }
}

async function clockAfter(tx: Tx, move: DisputeMoveName, now: Date): Promise<string | null> {
  if (move !== 'ask' && move !== 'decide') return null;
  const { dispute_answer_business_days, appeal_days } = await readSettings(tx);
  const at =
    move === 'ask' ? afterBusinessDays(now, dispute_answer_business_days) : daysAfter(now, appeal_days);
  return at.toISOString();
}

/** What else changes in the row. A decision that is appealed against is accepted by nobody any more. */
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
      return { closed_at: at, closed_cause: request.cause };
    default:
      return {};
  }
}

/** Whoever comes second reads what the first one did. */
export function disputeStanding({ status, round }: Pick<HeldDispute, 'status' | 'round'>): string {
  switch (status) {
    case 'open':
    case 'awaiting_response':
      return 'The other side has not answered yet.';
    case 'under_review':
      return round === 2 ? 'Somebody else is looking at it again.' : 'It is being looked at now.';
    case 'decided':
      return 'It is decided.';
    case 'closed':
      return 'The dispute is closed.';
  }
}
