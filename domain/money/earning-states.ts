export const EARNING_STATUSES = ['pending', 'available', 'in_transit', 'paid'] as const;
export type EarningStatus = (typeof EARNING_STATUSES)[number];

/** Approved work, or the creator's part in a dispute. */
export const EARNING_CAUSES = ['work', 'dispute'] as const;
export type EarningCause = (typeof EARNING_CAUSES)[number];

export const EARNING_SEGMENTS = ['all', ...EARNING_STATUSES] as const;
export type EarningSegment = (typeof EARNING_SEGMENTS)[number];

interface EarningAmounts {
  net_cents: number;
  in_transit_cents: number;
  paid_cents: number;
}

/** The part of an earning that can be paid out. */
export function sendableCents({ net_cents, in_transit_cents, paid_cents }: EarningAmounts): number {
  return net_cents - in_transit_cents - paid_cents;
}

/** The stages of the rest of a cleared earning: a payout may take a part of it. */
function clearedStatus(amounts: EarningAmounts): Exclude<EarningStatus, 'pending'> {
  if (sendableCents(amounts) > 0) return 'available';
  return amounts.in_transit_cents > 0 ? 'in_transit' : 'paid';
}

/**
 * The moves of an earning. `clear` makes it available; `take` puts a part of it into a payout, which arrives at the
 * bank or returns; `bounce` is a bank that returns a payout after it arrived.
 */
export const EARNING_MOVES = {
  clear: { from: ['pending'], by: 'clock' },
  take: { from: ['available'], by: 'payout' },
  give_back: { from: ['available', 'in_transit'], by: 'payout' },
  arrive: { from: ['available', 'in_transit'], by: 'payout' },
  bounce: { from: ['available', 'in_transit', 'paid'], by: 'payout' },
} as const satisfies Record<string, { from: readonly EarningStatus[]; by: 'clock' | 'payout' }>;
export type EarningMoveName = keyof typeof EARNING_MOVES;

const SHIFTS: Record<EarningMoveName, { in_transit: -1 | 0 | 1; paid: -1 | 0 | 1 }> = {
  clear: { in_transit: 0, paid: 0 },
  take: { in_transit: 1, paid: 0 },
  give_back: { in_transit: -1, paid: 0 },
  arrive: { in_transit: -1, paid: 1 },
  bounce: { in_transit: 0, paid: -1 },
};

/** The sums and status of an earning after moving this many cents, or null if it doesn't allow that. */
export function movedEarning(
  earning: EarningAmounts & { status: EarningStatus },
  move: EarningMoveName,
  amountCents: number,
): (EarningAmounts & { status: EarningStatus }) | null {
  const from: readonly EarningStatus[] = EARNING_MOVES[move].from;
  if (!from.includes(earning.status)) return null;
  const { net_cents } = earning;
  const in_transit_cents = earning.in_transit_cents + SHIFTS[move].in_transit * amountCents;
  const paid_cents = earning.paid_cents + SHIFTS[move].paid * amountCents;
  const after = { net_cents, in_transit_cents, paid_cents };
  if (in_transit_cents < 0 || paid_cents < 0 || sendableCents(after) < 0) return null;
  return { ...after, status: clearedStatus(after) };
}
