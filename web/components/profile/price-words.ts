import { HIGHEST_PRICE_CENTS, LOWEST_PRICE_CENTS } from '#domain/creators/rates.ts';

/** Cents as text for an input: "220", "99.50". */
export function toDollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** The typed text in cents; null if it is empty or invalid. */
export function readDollars(typed: string): number | null {
  const bare = typed.replace(/[$,\s]/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : null;
}

export function priceProblem(typed: string): string | null {
  if (typed.trim() === '') return null;
  const cents = readDollars(typed);
  if (cents === null) return 'Enter a dollar amount, like 220';
  if (cents < LOWEST_PRICE_CENTS) return 'Enter $5 or more';
  return cents > HIGHEST_PRICE_CENTS ? 'Enter $5,000 or less' : null;
}
