import { businessFeeCents } from '#domain/money/fees.ts';

/** The change in cost for the business, fee included. Positive is paid on top, negative is refunded. */
export interface QuoteReceipt {
  asked_cents: number;
  posted_cents: number;
  difference_cents: number;
  fee_cents: number;
  total_cents: number;
}

/** The fee on the full payout, minus the fee already paid, so that half a cent is never rounded twice. */
export function quoteReceipt(postedCents: number, askedCents: number, feePercent: number): QuoteReceipt {
  const difference_cents = askedCents - postedCents;
  const fee_cents = businessFeeCents(askedCents, feePercent) - businessFeeCents(postedCents, feePercent);
  return {
    asked_cents: askedCents,
    posted_cents: postedCents,
    difference_cents,
    fee_cents,
    total_cents: difference_cents + fee_cents,
  };
}

/** "$75 more, +21%", "$20 less, −8%": how far a price is from the posted one. */
export function priceGap(postedCents: number, askedCents: number): { cents: number; percent: number } {
  const cents = askedCents - postedCents;
  return { cents, percent: Math.round((cents / postedCents) * 100) };
}
