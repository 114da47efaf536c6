export const PAYOUT_STATUSES = ['requested', 'processing', 'paid', 'failed', 'canceled'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

export const PAYOUT_FILTERS = [...PAYOUT_STATUSES, 'held'] as const;
export type PayoutFilter = (typeof PAYOUT_FILTERS)[number];

/**
 * The life of a payout. What a provider tells us arrives in any order: a payout that failed stays failed, whatever is told
 * after that, and one that was paid can still fail, because a bank may send the money back.
 */
export const PAYOUT_MOVES = {
  send: { from: ['requested'], to: 'processing', by: 'clock' },
  /** It may not be paid any more, and the provider has not heard of it. */
  keep_back: { from: ['processing'], to: 'requested', by: 'clock' },
  pay: { from: ['processing'], to: 'paid', by: 'provider' },
  fail: { from: ['processing', 'paid'], to: 'failed', by: 'provider' },
  cancel: { from: ['requested'], to: 'canceled', by: 'creator' },
} as const satisfies Record<string, PayoutMove>;
export type PayoutMoveName = keyof typeof PAYOUT_MOVES;

interface PayoutMove {
  from: readonly PayoutStatus[];
  to: PayoutStatus;
  /** Whatever a creator can do with a payout, an admin can as well. */
  by: 'clock' | 'provider' | 'creator';
}

export function canMovePayout(move: PayoutMoveName, status: PayoutStatus): boolean {
  const from: readonly PayoutStatus[] = PAYOUT_MOVES[move].from;
  return from.includes(status);
}

/** A creator calls a payout back until its batch leaves. One that is held leaves with no batch. */
export function canCallBack(
  payout: { status: PayoutStatus; leaves_at: string; held_at: string | null },
  now: Date,
): boolean {
  if (!canMovePayout('cancel', payout.status)) return false;
  return payout.held_at !== null || now.getTime() < Date.parse(payout.leaves_at);
}

export const PAYOUT_CAUSES = ['asked', 'weekly', 'retry'] as const;
export type PayoutCause = (typeof PAYOUT_CAUSES)[number];

/** More earnings than this do not go into one payout; the rest goes with the next. */
export const PAYOUT_PARTS_MAX = 400;

/** `ready` can be paid out to; `restricted` has to tell the provider more first; `gone` was closed, or left our platform. */
export const PAYEE_STATUSES = ['incomplete', 'checking', 'ready', 'restricted', 'gone'] as const;
export type PayeeStatus = (typeof PAYEE_STATUSES)[number];
