export const PAYOUT_STATUSES = ['requested', 'processing', 'paid', 'failed', 'canceled'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** `unresolved` are failed ones that no later payout of the creator made up for. */
export const PAYOUT_FILTERS = [...PAYOUT_STATUSES, 'on_hold', 'unresolved'] as const;
export type PayoutFilter = (typeof PAYOUT_FILTERS)[number];

/**
 * The life of a payout. A provider's messages arrive in any order: a payout that failed stays failed, whatever is
 * reported after that, and one that was paid can still fail, because a bank may return the money.
 */
export const PAYOUT_MOVES = {
  send: { from: ['requested'], to: 'processing', by: 'clock' },
  /** It may not be paid anymore, and the provider hasn't been asked yet. */
  keep_back: { from: ['processing'], to: 'requested', by: 'clock' },
  pay: { from: ['processing'], to: 'paid', by: 'provider' },
  fail: { from: ['processing', 'paid'], to: 'failed', by: 'provider' },
  cancel: { from: ['requested'], to: 'canceled', by: 'creator' },
} as const satisfies Record<string, PayoutMove>;
export type PayoutMoveName = keyof typeof PAYOUT_MOVES;

interface PayoutMove {
  from: readonly PayoutStatus[];
  to: PayoutStatus;
  /** Admins can make every move of a payout that a creator can. */
  by: 'clock' | 'provider' | 'creator';
}

export function canMovePayout(move: PayoutMoveName, status: PayoutStatus): boolean {
  const from: readonly PayoutStatus[] = PAYOUT_MOVES[move].from;
  return from.includes(status);
}

/** A creator can cancel a payout until its batch leaves. A stopped one leaves with no batch. */
export function canCallBack(
  payout: { status: PayoutStatus; leaves_at: string; stopped_at: string | null },
  now: Date,
): boolean {
  if (!canMovePayout('cancel', payout.status)) return false;
  return payout.stopped_at !== null || now.getTime() < Date.parse(payout.leaves_at);
}

export const PAYOUT_CAUSES = ['asked', 'weekly', 'retry'] as const;
export type PayoutCause = (typeof PAYOUT_CAUSES)[number];

/** A payout contains at most this many earnings; the rest goes with the next one. */
export const PAYOUT_PARTS_MAX = 400;

/**
 * A `ready` payee can be paid; a `restricted` one has to give the provider more details first; a `gone` one was
 * closed, or left our platform.
 */
export const PAYEE_STATUSES = ['incomplete', 'checking', 'ready', 'restricted', 'gone'] as const;
export type PayeeStatus = (typeof PAYEE_STATUSES)[number];
