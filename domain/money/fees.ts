/** The fee a business pays for one spot. Half a cent is rounded up per spot, so that refunds of spots add up exactly. */
export function businessFeeCents(payoutCents: number, percent: number): number {
  return Math.floor((payoutCents * percent + 50) / 100);
}

/** The fee a creator pays on a payout. Half a cent is rounded in the creator's favor. */
export function creatorFeeCents(payoutCents: number, percent: number): number {
  return Math.floor((payoutCents * percent + 49) / 100);
}

export interface FundingReceipt {
  slots: number;
  payout_cents: number;
  payouts_cents: number;
  fee_cents: number;
  total_cents: number;
}

/** The one receipt both sides see: slots × (payout + fee). */
export function fundingReceipt(payoutCents: number, slots: number, percent: number): FundingReceipt {
  const payouts_cents = payoutCents * slots;
  const fee_cents = businessFeeCents(payoutCents, percent) * slots;
  return {
    slots,
    payout_cents: payoutCents,
    payouts_cents,
    fee_cents,
    total_cents: payouts_cents + fee_cents,
  };
}
