const THOUSAND = 1_000;
const MILLION = 1_000_000;
const EXACT = new Intl.NumberFormat('en-US');

/** An abbreviated number for lists: "61.2K". */
export function shortCount(count: number): string {
  if (count < THOUSAND) return String(count);
  if (count < 999_500) return `${tenths(count / THOUSAND)}K`;
  return `${tenths(count / MILLION)}M`;
}

/** The exact number: "6,284". */
export function exactCount(count: number): string {
  return EXACT.format(count);
}

/** One decimal below a hundred, where it matters. */
function tenths(number: number): string {
  return String(number >= 100 ? Math.round(number) : Math.round(number * 10) / 10);
}
