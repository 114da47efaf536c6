export const WAITING_INVITATION_STATUSES = ['waiting', 'sent', 'skipped', 'withdrawn'] as const;
export type WaitingInvitationStatus = (typeof WAITING_INVITATION_STATUSES)[number];

/** The life of an invitation that is sent once its campaign is live. `clock` moves come from the job that sends them. */
export const WAITING_INVITATION_MOVES = {
  send: { from: ['waiting'], to: 'sent', by: 'clock' },
  /** The creator can't be invited by then. */
  skip: { from: ['waiting'], to: 'skipped', by: 'clock' },
  withdraw: { from: ['waiting'], to: 'withdrawn', by: 'business' },
  /** Added again after it was withdrawn or skipped. */
  wait: { from: ['withdrawn', 'skipped'], to: 'waiting', by: 'business' },
} as const satisfies Record<string, WaitingInvitationMove>;
export type WaitingInvitationMoveName = keyof typeof WAITING_INVITATION_MOVES;

interface WaitingInvitationMove {
  from: readonly WaitingInvitationStatus[];
  to: WaitingInvitationStatus;
  by: 'business' | 'clock';
}

export function canMoveWaitingInvitation(
  move: WaitingInvitationMoveName,
  status: WaitingInvitationStatus,
): boolean {
  const { from }: WaitingInvitationMove = WAITING_INVITATION_MOVES[move];
  return from.includes(status);
}

/** The most invitations of one campaign that wait at a time: a full list. */
export const MOST_WAITING = 500;
export const WAITING_PAGE = 50;
export const SKIP_REASON_MAX_LENGTH = 200;
