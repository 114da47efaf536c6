import {
  applyAgainAt,
  CREATOR_MOVES,
  type CreatorStatus,
  canMoveCreator,
  isApplicationOpen,
  readCreatorStatus,
} from '#domain/creators/creator-states.ts';
import { REASON_LABELS } from '#domain/creators/vetting-reasons.ts';
import { vettingDueAt } from '#domain/format/business-days.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { changeAccount } from '#server/areas/accounts/users/commands/change-account.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { transition } from '#server/platform/db/transition.ts';
import { Problem } from '#server/platform/errors.ts';
import { recordDecision } from './commands/record-decision.ts';
import type { LockedCreator } from './lock.ts';
import type { CreatorMoveRequest } from './move-request.ts';
import { notifyAboutMove } from './notify.ts';

/** The state of a creator after a move. */
export interface CreatorMoved {
  creator_id: string;
  status: CreatorStatus;
}

/** The only way in which the status of a creator changes. Their work follows in the flow `suspend-creator`. */
export function moveCreator(
  tx: Tx,
  context: Context,
  locked: LockedCreator,
  request: CreatorMoveRequest,
): Promise<LockedCreator> {
  const { move } = request;
  const now = context.now();
  return transition(tx, 'creators', {
    row: locked,
    refusal: findMoveRefusal(request, locked, now),
    change: () => ({ status: CREATOR_MOVES[move].to, ...consequences(request, locked, now) }),
    record: async () => {
      if (move === 'approve') await changeAccount(tx, locked.user_id, { role: 'creator' }, now);
      await recordDecision(tx, locked.id, request, now);
      if (request.admin_id !== undefined) await recordMove(tx, request, locked);
    },
    notify: () => notifyAboutMove(tx, context, request, locked),
  });
}

export function creatorMoved({ id, status }: LockedCreator): CreatorMoved {
  return { creator_id: id, status: readCreatorStatus(status) };
}

/** Null if the creator, their account and the time allow it. */
function findMoveRefusal(
  { move, admin_id, note }: CreatorMoveRequest,
  locked: LockedCreator,
  now: Date,
): Problem | null {
  const rule = CREATOR_MOVES[move];
  if ((rule.by === 'admin') !== (admin_id !== undefined)) {
    throw new Error(`${move} is done by ${rule.by}`);
  }
  if (!canMoveCreator(move, locked.status)) return new Problem('conflict', statusNow(locked.status));
  if (move === 'reopen' && !isApplicationOpen(locked, now)) {
    const at = applyAgainAt(locked.decided_at);
    const when = at ? ` from ${newYorkMoment(at.toISOString())}, New York time` : ' later';
    return new Problem('conflict', `You can apply again${when}.`);
  }
  if (move === 'approve' && locked.role !== 'applicant' && locked.role !== 'creator') {
    return new Problem(
      'conflict',
      `This account is ${locked.role ?? 'without a role'} now and can’t become a creator.`,
    );
  }
  if ('note' in rule && rule.note === 'required' && !note?.trim()) {
    const message = 'Give the reason in a sentence';
    return new Problem('invalid_input', `${message}.`, [{ path: 'note', message }]);
  }
  return null;
}

/** Explains to the second admin how the first one decided. */
function statusNow(status: CreatorStatus | null): string {
  return `The application is ${readCreatorStatus(status).replace('_', ' ')} now.`;
}

/** The other columns that change with the status. */
function consequences({ move, note = null, admin_id }: CreatorMoveRequest, locked: LockedCreator, now: Date) {
  const at = now.toISOString();
  // A move is not an edit, so it keeps the version and doesn't disturb an owner who is editing.
  const updated_at = at;
  switch (move) {
    case 'submit':
      return {
        updated_at,
        submitted_at: at,
        agreed_at: at,
        vetting_due_at: vettingDueAt(now).toISOString(),
        submission_count: locked.submission_count + 1,
        status_note: null,
        late_notified_at: null,
      };
    case 'reopen':
      return { updated_at, status_note: null, assignee_id: null };
    case 'approve':
    case 'request_changes':
    case 'reject':
      return { updated_at, status_note: note, decided_at: at, assignee_id: admin_id ?? null };
    case 'suspend':
    case 'reinstate':
      return { updated_at, status_note: move === 'suspend' ? note : null };
    case 'enter':
      return { updated_at };
  }
}

async function recordMove(tx: Tx, request: CreatorMoveRequest, locked: LockedCreator): Promise<void> {
  const { move, admin_id = '', note = null, reason = null, items = [] } = request;
  await recordAction(tx, {
    actor_id: admin_id,
    action: `${move}_creator`,
    subject_type: 'creator',
    subject_id: locked.id,
    reason: (note?.trim() || (reason && REASON_LABELS[reason]))?.slice(0, LOGGED_REASON_LENGTH) ?? null,
    before: { status: locked.status, role: locked.role },
    after: {
      status: CREATOR_MOVES[move].to,
      role: move === 'approve' ? 'creator' : locked.role,
      ...(reason && { reason }),
      ...(items.length > 0 && { items }),
    },
  });
}

/** The log keeps the beginning; the decision keeps the complete note. */
const LOGGED_REASON_LENGTH = 500;
