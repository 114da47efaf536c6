import type { Dispute, DisputeDecision, DisputeStart } from '#contract/work/disputes.ts';
import type { DisputeOutcome, DisputeReason, DisputeSide } from '#domain/work/dispute-states.ts';
import { DISPUTE_REASONS } from '#domain/work/dispute-states.ts';

type Sides = Pick<DisputeStart, 'business_name' | 'creator_name'>;

export function nameOfSide({ business_name, creator_name }: Sides, side: DisputeSide): string {
  return side === 'creator' ? creator_name : business_name;
}

/** The name of a side; "You" for the reader's own. */
export function callSide(dispute: Sides & { side: Dispute['side'] }, side: DisputeSide): string {
  return dispute.side === side ? 'You' : nameOfSide(dispute, side);
}

export function reasonLabel(reason: DisputeReason): string {
  return DISPUTE_REASONS.find((one) => one.reason === reason)?.label ?? '';
}

export const OUTCOME_LABELS: Record<DisputeOutcome, string> = {
  release: 'Release it to the creator',
  refund: 'Refund it to the business',
  split: 'Split it',
  redo: 'One more try',
};

export const OUTCOME_HINTS: Record<DisputeOutcome, string> = {
  release: 'The creator is paid for this part.',
  refund: 'The business gets this part back, our fee included.',
  split: 'Each side gets a part of it.',
  redo: 'The creator redoes it by a new date. The money stays held.',
};

/** A decision in one line. */
export function decisionTitle({ outcome, redo_days }: DisputeDecision): string {
  switch (outcome) {
    case 'release':
      return 'The creator is paid';
    case 'refund':
      return 'The business is refunded';
    case 'split':
      return 'Both get a part';
    case 'redo':
      return `One more try, ${redo_days === 1 ? '1 day' : `${redo_days} days`} after closing`;
  }
}

export function closedWords({ closed_cause }: Pick<Dispute, 'closed_cause'>): string {
  switch (closed_cause) {
    case 'withdrawn':
      return 'Withdrawn. Work resumed and all deadlines restarted.';
    case 'accepted':
      return 'Both sides accepted the decision.';
    case 'time':
      return 'Nobody appealed in time, so the decision is final.';
    case 'final':
      return 'The decision after the appeal is final.';
    case 'undecided':
      return 'We missed our deadline, so it was closed by our rule for that.';
    case 'upheld':
      return 'Nobody decided the appeal in time, so the first decision took effect.';
    default:
      return '';
  }
}
