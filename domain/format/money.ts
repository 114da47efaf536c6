/** A balance that is turned around can be the number -0, which has no sign in words. */
const DOLLARS = { style: 'currency', currency: 'USD', signDisplay: 'negative' } as const;
const EXACT = new Intl.NumberFormat('en-US', DOLLARS);
const WHOLE = new Intl.NumberFormat('en-US', { ...DOLLARS, maximumFractionDigits: 0 });

/** For receipts and ledgers: "$350.00". */
export function formatCents(cents: number): string {
  return EXACT.format(cents / 100);
}

/** For an amount somebody agrees to: "$350", "$272.73", and "N/A" if there is none. */
export function formatPrice(cents: number | null): string {
  if (cents === null) return 'N/A';
  return cents % 100 === 0 ? WHOLE.format(cents / 100) : formatCents(cents);
}

/** For lists: "$350", and "N/A" if a campaign has no payout. It drops cents, so that a list never promises more than is paid. */
export function formatPayout(cents: number | null): string {
  return cents === null ? 'N/A' : WHOLE.format(Math.trunc(cents / 100));
}
