/** Tenths of a percent would need another unit; whole percents are what the operator sets. */
export const BUSINESS_FEE_PERCENT = 10;
export const CREATOR_FEE_PERCENT = 0;

/** What a business pays for one spot beside the payout: half a cent counts up, so that refunds of spots add up exactly. */
export function businessFeeCents(payoutCents: number, percent: number = BUSINESS_FEE_PERCENT): number {
  return Math.floor((payoutCents * percent + 50) / 100);
}

export interface FundingReceipt {
  slots: number;
  payout_cents: number;
  payouts_cents: number;
  fee_cents: number;
  total_cents: number;
}

/** The one receipt both sides see: slots × (payout + fee). */
export function fundingReceipt(
  payoutCents: number,
  slots: number,
  percent: number = BUSINESS_FEE_PERCENT,
): FundingReceipt {
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
