export const FUNDING_STATUSES = ['created', 'paid', 'failed', 'canceled', 'expired'] as const;
export type FundingStatus = (typeof FUNDING_STATUSES)[number];

/**
 * The life of a payment for a campaign. A provider's messages arrive in any order, so each end gives way to the ones
 * above it and never the other way round: money that came in counts, whatever was reported before.
 */
export const FUNDING_MOVES = {
  pay: { from: ['created', 'expired', 'canceled', 'failed'], to: 'paid', by: 'provider' },
  fail: { from: ['created', 'expired', 'canceled'], to: 'failed', by: 'provider' },
  cancel: { from: ['created', 'expired'], to: 'canceled', by: 'business' },
  expire: { from: ['created'], to: 'expired', by: 'clock' },
} as const satisfies Record<string, FundingMove>;
export type FundingMoveName = keyof typeof FUNDING_MOVES;

interface FundingMove {
  from: readonly FundingStatus[];
  to: FundingStatus;
  by: 'provider' | 'business' | 'clock';
}

export function canMoveFunding(move: FundingMoveName, status: FundingStatus): boolean {
  const from: readonly FundingStatus[] = FUNDING_MOVES[move].from;
  return from.includes(status);
}

export const FUNDING_PURPOSES = ['first', 'more_spots', 'quote'] as const;
export type FundingPurpose = (typeof FUNDING_PURPOSES)[number];

/** An unfinished checkout expires after this long. */
export const CHECKOUT_HOURS = 24;

export const REFUND_STATUSES = ['created', 'sent', 'paid', 'failed', 'covered'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/**
 * `send` asks the provider. If it refuses, a job asks again. A bank may return the money even after it accepted it;
 * then an admin looks at it before it is sent again.
 */
export const REFUND_MOVES = {
  send: { from: ['created', 'failed'], to: 'sent', by: 'clock' },
  pay: { from: ['created', 'sent', 'failed'], to: 'paid', by: 'provider' },
  refuse: { from: ['created', 'sent'], to: 'failed', by: 'provider' },
  fail: { from: ['created', 'sent', 'paid'], to: 'failed', by: 'provider' },
  /** The refund counts as paid once the bank keeps it; if the bank returns it later, the refund is owed again. */
  cover: { from: ['created', 'failed'], to: 'covered', by: 'provider' },
  uncover: { from: ['covered'], to: 'failed', by: 'provider' },
} as const satisfies Record<string, RefundMove>;

interface RefundMove {
  from: readonly RefundStatus[];
  to: RefundStatus;
  /** Admins can make every move of a refund that a job can. */
  by: 'clock' | 'provider';
}
export type RefundMoveName = keyof typeof REFUND_MOVES;

export const REFUND_REASONS = [
  { reason: 'cancelled', label: 'The campaign was canceled' },
  { reason: 'expired', label: 'Nobody was chosen in time' },
  { reason: 'completed', label: 'The campaign ended with open spots' },
  { reason: 'spots_open', label: 'Spots nobody filled' },
  { reason: 'lower_quote', label: 'A creator accepted a lower price' },
  { reason: 'quote_over', label: 'A quote that wasn’t agreed' },
  { reason: 'not_needed', label: 'A payment the campaign couldn’t use' },
  { reason: 'work_cancelled', label: 'Work that was canceled' },
  { reason: 'dispute', label: 'Decided in a dispute' },
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number]['reason'];
