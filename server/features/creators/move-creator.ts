import { reviewDueAt } from '#domain/business-days.ts';
import {
  applyAgainAt,
  CREATOR_MOVES,
  type CreatorStatus,
  canMoveCreator,
  isApplicationOpen,
  readCreatorStatus,
} from '#domain/creator-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { type HeldCreator, holdCreator } from './hold-creator.ts';
import type { MoveRequest } from './move-request.ts';
import { nextUpdate } from './next-update.ts';
import { writeAboutMove } from './write-about-move.ts';
import { writeReview } from './write-review.ts';

export interface Moved {
  creator_id: string;
  status: CreatorStatus;
}

/** The only way in which the status of a creator changes, with all that follows from it. */
export async function moveCreator(tx: Tx, context: Context, request: MoveRequest): Promise<Moved> {
  const { creator_id, move } = request;
  const held = await holdCreator(tx, creator_id);
  requirePossible(request, held, context.now());
  const { to } = CREATOR_MOVES[move];
  await tx
    .updateTable('creators')
    .set({ status: to, ...consequences(request, held, context.now()) })
    .where('id', '=', creator_id)
    .execute();
  if (move === 'approve') await letIn(tx, held, context.now());
  await writeReview(tx, request, context.now());
  if (request.admin_id !== undefined) await recordMove(tx, request, held, to);
  await writeAboutMove(tx, context, request, held);
  return { creator_id, status: to };
}

function requirePossible({ move, admin_id, note }: MoveRequest, held: HeldCreator, now: Date): void {
  const rule = CREATOR_MOVES[move];
  if ((rule.by === 'admin') !== (admin_id !== undefined)) {
    throw new Error(`${move} is done by ${rule.by}`);
  }
  if (!canMoveCreator(move, held.status)) throw new Problem('conflict', standingNow(held.status));
  if (move === 'reopen' && !isApplicationOpen(held, now)) {
    const at = applyAgainAt(held.decided_at);
    throw new Problem('conflict', `The application opens again at ${at?.toISOString() ?? 'a later time'}.`);
  }
  if (move === 'approve' && held.role !== 'applicant' && held.role !== 'creator') {
    throw new Problem(
      'conflict',
      `This account is ${held.role ?? 'without a role'} now and cannot be let in as a creator.`,
    );
  }
  if ('note' in rule && rule.note === 'required' && !note?.trim()) {
    const message = 'Say why, in a sentence they can answer';
    throw new Problem('invalid_input', `${message}.`, [{ path: 'note', message }]);
  }
}

/** Whoever comes second reads what the first one did. */
function standingNow(status: CreatorStatus | null): string {
  return `The application is ${readCreatorStatus(status).replace('_', ' ')} now.`;
}

/** What else changes in the row. */
function consequences({ move, note = null, admin_id }: MoveRequest, held: HeldCreator, now: Date) {
  const at = now.toISOString();
  const updated_at = nextUpdate(held.updated_at, now);
  switch (move) {
    case 'submit':
      return {
        updated_at,
        submitted_at: at,
        agreed_at: at,
        review_due_at: reviewDueAt(now).toISOString(),
        submission_count: held.submission_count + 1,
        status_note: null,
        late_told_at: null,
      };
    case 'reopen':
      return { updated_at, status_note: null, reader_id: null };
    case 'approve':
    case 'request_changes':
    case 'reject':
      return { updated_at, status_note: note, decided_at: at, reader_id: admin_id ?? null };
    case 'suspend':
    case 'reinstate':
      return { updated_at, status_note: move === 'suspend' ? note : null };
    case 'enter':
      return { updated_at };
  }
}

async function letIn(tx: Tx, { user_id }: HeldCreator, now: Date): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ role: 'creator', updated_at: now.toISOString() })
    .where('user_id', '=', user_id)
    .execute();
}

async function recordMove(tx: Tx, request: MoveRequest, held: HeldCreator, to: CreatorStatus) {
  const { move, admin_id = '', creator_id, note = null, reason = null, items = [] } = request;
  await recordAction(tx, {
    actor_id: admin_id,
    action: `${move}_creator`,
    subject_type: 'creator',
    subject_id: creator_id,
    reason: (note?.trim() || reason)?.slice(0, LOGGED_REASON_LENGTH) ?? null,
    before: { status: held.status, role: held.role },
    after: {
      status: to,
      role: move === 'approve' ? 'creator' : held.role,
      ...(reason && { reason }),
      ...(items.length > 0 && { items }),
    },
  });
}

/** The log keeps this much; the whole note stands in the review. */
const LOGGED_REASON_LENGTH = 500;
