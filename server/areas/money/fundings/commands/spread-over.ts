/** The refund for one spot or one difference. */
export interface Portion {
  slots: 0 | 1;
  payout_cents: number;
  fee_cents: number;
}

/** A payment with its remaining amounts. */
export interface Source {
  id: string;
  business_id: string;
  left_cents: number;
}

export interface Share {
  source: Source;
  slots: number;
  payout_cents: number;
  fee_cents: number;
}

/** Spreads refunds over payments, in their order. Null if the payments don't cover them. */
export function spreadOver(portions: readonly Portion[], sources: readonly Source[]): Share[] | null {
  const shares = sources.map((source) => ({ source, slots: 0, payout_cents: 0, fee_cents: 0 }));
  for (const portion of portions) {
    const left = { ...portion };
    for (const share of shares) {
      const room = share.source.left_cents - share.payout_cents - share.fee_cents;
      const payout_cents = Math.min(left.payout_cents, room);
      const fee_cents = Math.min(left.fee_cents, room - payout_cents);
      if (payout_cents + fee_cents === 0) continue;
      share.payout_cents += payout_cents;
      share.fee_cents += fee_cents;
      share.slots += left.slots;
      left.payout_cents -= payout_cents;
      left.fee_cents -= fee_cents;
      left.slots = 0;
    }
    if (left.payout_cents + left.fee_cents > 0) return null;
  }
  return shares.filter(({ payout_cents, fee_cents }) => payout_cents + fee_cents > 0);
}
