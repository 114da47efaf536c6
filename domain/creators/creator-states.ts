export const CREATOR_STATUSES = [
  'draft',
  'pending',
  'pending_review',
  'changes_requested',
  'rejected',
  'approved',
  'active',
  'suspended',
] as const;
export type CreatorStatus = (typeof CREATOR_STATUSES)[number];

/**
 * The life of an application and of the creator it becomes. `note` says whether the move needs a reason for the
 * applicant, who reads it on the status page and in the mail.
 */
export const CREATOR_MOVES = {
  reopen: { from: ['rejected'], to: 'draft', by: 'themselves' },
  submit: { from: ['draft', 'pending', 'changes_requested'], to: 'pending_review', by: 'themselves' },
  approve: { from: ['pending_review'], to: 'approved', by: 'admin', note: 'optional' },
  request_changes: { from: ['pending_review'], to: 'changes_requested', by: 'admin', note: 'required' },
  reject: { from: ['pending_review'], to: 'rejected', by: 'admin', note: 'required' },
  enter: { from: ['approved'], to: 'active', by: 'themselves' },
  suspend: { from: ['approved', 'active'], to: 'suspended', by: 'admin', note: 'required' },
  reinstate: { from: ['suspended'], to: 'active', by: 'admin', note: 'optional' },
} as const satisfies Record<string, CreatorMove>;
export type CreatorMoveName = keyof typeof CREATOR_MOVES;

/** The moves that are stored as a vetting decision. */
export const CREATOR_DECISIONS = ['approve', 'request_changes', 'reject'] as const;
export type CreatorDecision = (typeof CREATOR_DECISIONS)[number];

interface CreatorMove {
  from: readonly CreatorStatus[];
  to: CreatorStatus;
  by: 'themselves' | 'admin';
  note?: 'optional' | 'required';
}

/** A missing row or status is treated as pending. */
export function canMoveCreator(move: CreatorMoveName, status: CreatorStatus | null): boolean {
  const from: readonly CreatorStatus[] = CREATOR_MOVES[move].from;
  return from.includes(readCreatorStatus(status));
}

/** In these statuses a creator can use the marketplace and the creator area. */
const GATE_STATUSES: readonly CreatorStatus[] = ['approved', 'active'];

/** Rejected applicants may apply again after this time. */
export const APPLY_AGAIN_AFTER_DAYS = 30;

/**
 * The statuses in which an application can be edited. A missing row or status counts as pending, and pending behaves
 * as draft.
 */
const OPEN_STATUSES: readonly CreatorStatus[] = ['draft', 'pending', 'changes_requested'];

export function readCreatorStatus(status: CreatorStatus | null | undefined): CreatorStatus {
  return status ?? 'pending';
}

export function passesCreatorGate(status: CreatorStatus | null): boolean {
  return GATE_STATUSES.includes(readCreatorStatus(status));
}

export function isApplicationOpen(
  creator: { status: CreatorStatus | null; decided_at: string | null } | null,
  now: Date,
): boolean {
  const status = readCreatorStatus(creator?.status);
  if (status !== 'rejected') return OPEN_STATUSES.includes(status);
  const opensAt = applyAgainAt(creator?.decided_at ?? null);
  return opensAt !== null && now.getTime() >= opensAt.getTime();
}

/** Null while there is no decision to count from. */
export function applyAgainAt(decidedAt: string | null): Date | null {
  if (decidedAt === null) return null;
  return new Date(new Date(decidedAt).getTime() + APPLY_AGAIN_AFTER_DAYS * 24 * 60 * 60 * 1000);
}
