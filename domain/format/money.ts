const EXACT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const WHOLE = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** For receipts and ledgers: "$350.00". */
export function formatCents(cents: number): string {
  return EXACT.format(cents / 100);
}

/** For lists: "$350", and "N/A" if a campaign has no payout. */
export function formatPayout(cents: number | null): string {
  return cents === null ? 'N/A' : WHOLE.format(cents / 100);
}
