import { type ContentType, contentTypeOf, type DeliverableKind } from '#domain/campaigns/deliverables.ts';

export const DELIVERABLE_STATUSES = [
  'due',
  'submitted',
  'changes_requested',
  'approved',
  'posted',
  'verified',
  'settled',
  'cancelled',
] as const;
export type DeliverableStatus = (typeof DELIVERABLE_STATUSES)[number];

/** The life of one deliverable. `clock` moves come from jobs, `decision` from a dispute. */
export const DELIVERABLE_MOVES = {
  submit: { from: ['due', 'changes_requested'], to: 'submitted', by: ['creator'] },
  approve: { from: ['submitted'], to: 'approved', by: ['business', 'clock'] },
  request_changes: { from: ['submitted'], to: 'changes_requested', by: ['business'] },
  post: { from: ['approved'], to: 'posted', by: ['creator'] },
  /** The link does not lead to the post. */
  return_post: { from: ['posted'], to: 'approved', by: ['business'] },
  verify: { from: ['posted'], to: 'verified', by: ['business', 'clock'] },
  /** A dispute ends with a redo. */
  redo: {
    from: ['due', 'submitted', 'changes_requested', 'approved', 'posted'],
    to: 'due',
    by: ['decision'],
  },
  /** A dispute divides its money, so nothing more is due. */
  settle: {
    from: ['due', 'submitted', 'changes_requested', 'approved', 'posted'],
    to: 'settled',
    by: ['decision'],
  },
  cancel: { from: ['due'], to: 'cancelled', by: ['creator', 'business', 'admin'] },
} as const satisfies Record<string, DeliverableMove>;
export type DeliverableMoveName = keyof typeof DELIVERABLE_MOVES;
export const WORK_MOVERS = ['creator', 'business', 'admin', 'clock', 'decision'] as const;
export type WorkMover = (typeof WORK_MOVERS)[number];

interface DeliverableMove {
  from: readonly DeliverableStatus[];
  to: DeliverableStatus;
  by: readonly WorkMover[];
}

export function canMoveDeliverable(
  move: DeliverableMoveName,
  status: DeliverableStatus,
  mover: WorkMover,
): boolean {
  const { from, by }: DeliverableMove = DELIVERABLE_MOVES[move];
  return from.includes(status) && by.includes(mover);
}

/** Each version of a deliverable is reviewed once. */
export const VERSION_STATUSES = ['in_review', 'changes_requested', 'approved'] as const;
export type VersionStatus = (typeof VERSION_STATUSES)[number];

/** The platform of the post; null if the business posts it itself. */
export function postedOn(kind: DeliverableKind): Exclude<ContentType, 'ugc'> | null {
  const type = contentTypeOf(kind);
  return type === 'ugc' ? null : type;
}

/** Nothing is left to do. Work that isn't posted ends with the approval. */
export function isDone(kind: DeliverableKind, status: DeliverableStatus): boolean {
  if (status === 'approved') return postedOn(kind) === null;
  return status === 'verified' || status === 'settled' || status === 'cancelled';
}

/** Done as agreed, so the creator has earned its money. */
export function isDelivered(kind: DeliverableKind, status: DeliverableStatus): boolean {
  return status === 'verified' || (status === 'approved' && postedOn(kind) === null);
}

/** Whose turn it is; null if nothing is left to do. */
export function turnOf(kind: DeliverableKind, status: DeliverableStatus): 'creator' | 'business' | null {
  if (isDone(kind, status)) return null;
  return status === 'submitted' || status === 'posted' ? 'business' : 'creator';
}

/** The most times a wrong link can be returned; after that it takes a dispute. */
export const MOST_POST_RETURNS = 2;
export const MOST_EXTENSION_DAYS = 30;
export const CHANGE_WORDS_MAX_LENGTH = 500;
export const MOST_CHANGES = 12;
export const CAPTION_MAX_LENGTH = 2200;
export const SUBMISSION_NOTE_MAX_LENGTH = 500;
export const POST_URL_MAX_LENGTH = 500;
/** The business is reminded this long before work passes automatically. */
export const APPROVAL_REMINDER_HOURS = [24, 4] as const;
/** Creators are reminded this many days before work is due. */
export const WORK_REMINDER_DAYS = [3, 1] as const;
