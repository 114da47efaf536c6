import { HIGHEST_PRICE_CENTS, LOWEST_PRICE_CENTS } from '#domain/rates.ts';

/** Cents as they are typed into a field: "220", "99.50". */
export function toDollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** What was typed, in cents; null for nothing and for what is no amount. */
export function readDollars(typed: string): number | null {
  const bare = typed.replace(/[$,\s]/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : null;
}

export function priceProblem(typed: string): string | null {
  if (typed.trim() === '') return null;
  const cents = readDollars(typed);
  if (cents === null) return 'Type dollars, as in 220';
  if (cents < LOWEST_PRICE_CENTS) return 'The lowest price is $5';
  return cents > HIGHEST_PRICE_CENTS ? 'The highest price is $5,000' : null;
}
