const EXACT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const WHOLE = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Receipts and ledgers: "$350.00". */
export function formatCents(cents: number): string {
  return EXACT.format(cents / 100);
}

/** Lists: "$350", and "N/A" where a campaign names no payout. */
export function formatPayout(cents: number | null): string {
  return cents === null ? 'N/A' : WHOLE.format(cents / 100);
}
