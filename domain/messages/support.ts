export const SUPPORT_STATUSES = ['open', 'waiting', 'snoozed', 'closed'] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

/** The life of a request. `waiting` is for the person, after we answered; `snoozed` comes back at a date. */
export const SUPPORT_MOVES = {
  /** The person writes again, which also reopens a closed request. */
  write: { from: ['open', 'waiting', 'snoozed', 'closed'], to: 'open', by: 'person' },
  answer: { from: ['open', 'waiting', 'snoozed', 'closed'], to: 'waiting', by: 'admin' },
  snooze: { from: ['open', 'waiting', 'snoozed'], to: 'snoozed', by: 'admin' },
  wake: { from: ['snoozed'], to: 'open', by: 'clock' },
  close: { from: ['open', 'waiting', 'snoozed'], to: 'closed', by: 'admin' },
  reopen: { from: ['waiting', 'snoozed', 'closed'], to: 'open', by: 'admin' },
  merge: { from: ['open', 'waiting', 'snoozed', 'closed'], to: 'closed', by: 'admin' },
} as const satisfies Record<string, SupportMove>;
export type SupportMoveName = keyof typeof SUPPORT_MOVES;

interface SupportMove {
  from: readonly SupportStatus[];
  to: SupportStatus;
  by: 'person' | 'admin' | 'clock';
}

interface SupportState {
  status: SupportStatus;
  merged_into_id: string | null;
}

/** A merged request never moves again; the one it became part of does. */
export function canMoveSupport(move: SupportMoveName, { status, merged_into_id }: SupportState): boolean {
  const from: readonly SupportStatus[] = SUPPORT_MOVES[move].from;
  return merged_into_id === null && from.includes(status);
}

/** The moves an admin makes without writing anything. */
export const QUEUE_MOVES = ['snooze', 'close', 'reopen'] as const;
export type QueueMove = (typeof QUEUE_MOVES)[number];

/** The status its owner reads: whether we are working on a request is ours to know. */
export const OWN_SUPPORT_STATUSES = ['open', 'answered', 'closed'] as const;
export type OwnSupportStatus = (typeof OWN_SUPPORT_STATUSES)[number];

export function ownSupportStatus(status: SupportStatus): OwnSupportStatus {
  if (status === 'closed') return 'closed';
  return status === 'waiting' ? 'answered' : 'open';
}

/** The records a request can be about. */
export const SUPPORT_RECORDS = ['campaign', 'collaboration', 'payment', 'payout'] as const;
export type SupportRecordType = (typeof SUPPORT_RECORDS)[number];

export const SUPPORT_MESSAGE_KINDS = ['question', 'answer', 'note'] as const;
export type SupportMessageKind = (typeof SUPPORT_MESSAGE_KINDS)[number];

export const SUPPORT_SUBJECT_MAX_LENGTH = 120;
export const SUPPORT_BODY_MAX_LENGTH = 3000;
/** More at once are better told in one. */
export const MOST_OPEN_REQUESTS = 5;
/** A thread is read at once, so it ends here; a new request goes on. */
export const MOST_SUPPORT_MESSAGES = 200;
export const MOST_SNOOZE_DAYS = 90;
/** The others of the same person that are offered for merging. */
export const MOST_OTHER_REQUESTS = 10;

export function supportRequestPath(id: string): `/help/requests/${string}` {
  return `/help/requests/${id}`;
}

export function contactPath(record: { type: SupportRecordType; id: string }): `/help/contact?${string}` {
  return `/help/contact?about=${record.type}&id=${record.id}`;
}
