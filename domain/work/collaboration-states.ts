import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { type DeliverableStatus, isDone, turnOf, type WorkMover } from './deliverable-states.ts';

export const COLLABORATION_STATUSES = [
  'contracted',
  'in_progress',
  'in_review',
  'completed',
  'cancelled',
  'disputed',
] as const;
export type CollaborationStatus = (typeof COLLABORATION_STATUSES)[number];

/**
 * The life of a collaboration. `hand_in` and `hand_back` follow the deliverables: it is in review while something
 * needs the business.
 */
export const COLLABORATION_MOVES = {
  start: { from: ['contracted'], to: 'in_progress', by: ['creator'] },
  hand_in: { from: ['contracted', 'in_progress'], to: 'in_review', by: ['creator', 'decision'] },
  hand_back: { from: ['in_review'], to: 'in_progress', by: ['business', 'clock', 'decision'] },
  complete: {
    from: ['in_progress', 'in_review'],
    to: 'completed',
    by: ['business', 'clock', 'decision'],
  },
  /** Before anything was submitted. After that only a dispute can end it. */
  cancel: { from: ['contracted', 'in_progress'], to: 'cancelled', by: ['creator', 'business', 'admin'] },
  dispute: {
    from: ['contracted', 'in_progress', 'in_review'],
    to: 'disputed',
    by: ['creator', 'business', 'admin'],
  },
  resume: { from: ['disputed'], to: 'in_progress', by: ['decision'] },
} as const satisfies Record<string, CollaborationMove>;
export type CollaborationMoveName = keyof typeof COLLABORATION_MOVES;

interface CollaborationMove {
  from: readonly CollaborationStatus[];
  to: CollaborationStatus;
  by: readonly WorkMover[];
}

export function canMoveCollaboration(
  move: CollaborationMoveName,
  status: CollaborationStatus,
  mover: WorkMover,
): boolean {
  const { from, by }: CollaborationMove = COLLABORATION_MOVES[move];
  return from.includes(status) && by.includes(mover);
}

export const OPEN_COLLABORATION_STATUSES = ['contracted', 'in_progress', 'in_review', 'disputed'] as const;

export function isOpenCollaboration(status: CollaborationStatus): boolean {
  return status !== 'completed' && status !== 'cancelled';
}

interface DeliverableState {
  kind: DeliverableKind;
  status: DeliverableStatus;
}

/** The move that aligns a collaboration with its deliverables; null if it is already aligned. */
export function followingMove(
  status: CollaborationStatus,
  deliverables: readonly DeliverableState[],
): 'hand_in' | 'hand_back' | 'complete' | null {
  if (!isOpenCollaboration(status) || status === 'disputed') return null;
  if (deliverables.every((one) => isDone(one.kind, one.status))) return 'complete';
  const waitsForBusiness = deliverables.some((one) => turnOf(one.kind, one.status) === 'business');
  if (waitsForBusiness) return status === 'in_review' ? null : 'hand_in';
  return status === 'in_review' ? 'hand_back' : null;
}

export const CANCEL_REASONS = [
  { reason: 'late', label: 'The work is late', by: 'business' },
  { reason: 'cannot_ship', label: 'We can’t ship the product', by: 'business' },
  { reason: 'cannot_do', label: 'I can’t do it', by: 'creator' },
  { reason: 'not_shipped', label: 'The product wasn’t shipped in time', by: 'creator' },
  { reason: 'by_admin', label: 'Ended by Bizmeet', by: 'admin' },
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number]['reason'];
