import {
  canMoveWaitingInvitation,
  SKIP_REASON_MAX_LENGTH,
  WAITING_INVITATION_MOVES,
  type WaitingInvitationMoveName,
  type WaitingInvitationStatus,
} from '#domain/hiring/waiting-invitations.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { transition } from '#server/platform/db/transition.ts';
import { Problem } from '#server/platform/errors.ts';

export interface LockedWaitingInvitation {
  id: string;
  campaign_id: string;
  creator_id: string;
  status: WaitingInvitationStatus;
  words: string;
  added_by: string;
}

type Move =
  | { move: 'send' | 'withdraw' }
  | { move: 'skip'; skip_reason: string }
  | { move: 'wait'; words: string; added_by: string };

/** The only way in which the status of a waiting invitation changes. */
export function moveWaitingInvitation(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  locked: LockedWaitingInvitation,
  request: Move,
): Promise<LockedWaitingInvitation> {
  const at = now().toISOString();
  return transition(tx, 'waiting_invitations', {
    row: locked,
    refusal: findRefusal(request.move, locked),
    change: () => ({
      status: WAITING_INVITATION_MOVES[request.move].to,
      updated_at: at,
      ...consequences(request, at),
    }),
  });
}

function consequences(request: Move, at: string) {
  switch (request.move) {
    case 'send':
    case 'withdraw':
      return { decided_at: at };
    case 'skip':
      return { decided_at: at, skip_reason: request.skip_reason.slice(0, SKIP_REASON_MAX_LENGTH) };
    case 'wait':
      return {
        decided_at: null,
        skip_reason: null,
        words: request.words,
        added_by: request.added_by,
        added_at: at,
      };
  }
}

function findRefusal(
  move: WaitingInvitationMoveName,
  { status }: Pick<LockedWaitingInvitation, 'status'>,
): Problem | null {
  if (canMoveWaitingInvitation(move, status)) return null;
  return new Problem(
    'conflict',
    status === 'sent' ? 'This invitation was already sent.' : 'This invitation isn’t waiting anymore.',
  );
}
