export const DISPUTE_STATUSES = ['open', 'awaiting_response', 'under_review', 'decided', 'closed'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
export const DISPUTE_SIDES = ['creator', 'business'] as const;
export type DisputeSide = (typeof DISPUTE_SIDES)[number];
export type DisputeMover = DisputeSide | 'admin' | 'clock';

/**
 * The life of a dispute. `opener` is the side that opened it, `other` the one that answers; `clock` moves happen when
 * somebody's time is over. A decision after an appeal is final, so the dispute closes at once.
 */
export const DISPUTE_MOVES = {
  ask: { from: ['open'], to: 'awaiting_response', by: 'opener' },
  /** An admin opens it for a side that wrote to us. From then on it is that side’s dispute. */
  ask_for: { from: ['open'], to: 'awaiting_response', by: 'admin' },
  answer: { from: ['awaiting_response'], to: 'under_review', by: 'other' },
  lapse: { from: ['awaiting_response'], to: 'under_review', by: 'clock' },
  decide: { from: ['under_review'], to: 'decided', by: 'admin' },
  appeal: { from: ['decided'], to: 'under_review', by: 'party' },
  /** Both accepted the decision, or it was final. */
  settle: { from: ['decided'], to: 'closed', by: 'anyone' },
  /** Nobody appealed in time. */
  end: { from: ['decided'], to: 'closed', by: 'clock' },
  /** We never decided, so the rule that everyone was told about decides. */
  default: { from: ['under_review'], to: 'closed', by: 'clock' },
  /** No second admin decided the appeal in time, so the first decision is carried out. */
  uphold: { from: ['under_review'], to: 'closed', by: 'clock' },
  withdraw: { from: ['open', 'awaiting_response', 'under_review'], to: 'closed', by: 'opener' },
} as const satisfies Record<string, DisputeMove>;
export type DisputeMoveName = keyof typeof DISPUTE_MOVES;

interface DisputeMove {
  from: readonly DisputeStatus[];
  to: DisputeStatus;
  by: 'opener' | 'other' | 'party' | 'admin' | 'clock' | 'anyone';
}

interface DisputeState {
  status: DisputeStatus;
  opened_side: DisputeSide;
  /** It is 2 after an appeal. */
  round: number;
}

export function canMoveDispute(move: DisputeMoveName, dispute: DisputeState, mover: DisputeMover): boolean {
  const { from, by }: DisputeMove = DISPUTE_MOVES[move];
  if (!from.includes(dispute.status) || !isMover(by, dispute.opened_side, mover)) return false;
  const round = ONLY_IN_ROUND[move];
  return round === undefined || round === dispute.round;
}

/** A decision is final except for one appeal. */
const ONLY_IN_ROUND: Partial<Record<DisputeMoveName, number>> = {
  withdraw: 1,
  appeal: 1,
  default: 1,
  uphold: 2,
};

function isMover(by: DisputeMove['by'], openedSide: DisputeSide, mover: DisputeMover): boolean {
  switch (by) {
    case 'anyone':
      return true;
    case 'opener':
      return mover === openedSide;
    case 'other':
      return mover === otherSide(openedSide);
    case 'party':
      return mover === 'creator' || mover === 'business';
    default:
      return mover === by;
  }
}

export function otherSide(side: DisputeSide): DisputeSide {
  return side === 'creator' ? 'business' : 'creator';
}

export const DISPUTE_REASONS = [
  { reason: 'not_as_agreed', label: 'The work isn’t what we agreed on', by: 'business' },
  { reason: 'not_delivered', label: 'The work was never delivered', by: 'business' },
  { reason: 'not_posted', label: 'The post isn’t up as agreed', by: 'business' },
  { reason: 'unfair_changes', label: 'The changes go beyond the brief', by: 'creator' },
  { reason: 'no_answer', label: 'I can’t do my part without them', by: 'creator' },
  { reason: 'other', label: 'Something else', by: null },
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number]['reason'];

export const DISPUTE_OUTCOMES = ['release', 'refund', 'split', 'redo'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

export const DISPUTE_CLOSE_CAUSES = [
  'withdrawn',
  'accepted',
  'time',
  'final',
  /** We missed our own deadline, and the rule decided. */
  'undecided',
  /** Nobody decided the appeal in time, and the first decision was carried out. */
  'upheld',
] as const;
export type DisputeCloseCause = (typeof DISPUTE_CLOSE_CAUSES)[number];

export const STATEMENT_KINDS = ['opening', 'answer', 'appeal'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** Pictures, videos and documents next to one side's statement. */
export const MOST_STATEMENT_FILES = 5;

export const DISPUTE_WORDS_MAX_LENGTH = 2000;
export const DISPUTE_WORDS_MIN_LENGTH = 20;
export const MOST_REDO_DAYS = 30;
export const USUAL_REDO_DAYS = 7;
