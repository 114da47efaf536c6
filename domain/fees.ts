/** What a business pays for one spot beside the payout: half a cent counts up, so that refunds of spots add up exactly. */
export function businessFeeCents(payoutCents: number, percent: number): number {
  return Math.floor((payoutCents * percent + 50) / 100);
}

/** What of a payout a creator leaves with us: half a cent stays with the creator. */
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
