const THOUSAND = 1_000;
const MILLION = 1_000_000;

/** "61.2K": how big a number is, for lists. */
export function shortCount(count: number): string {
  if (count < THOUSAND) return String(count);
  if (count < 999_500) return `${tenths(count / THOUSAND)}K`;
  return `${tenths(count / MILLION)}M`;
}

/** "6,284": the number itself. */
export function exactCount(count: number): string {
  return new Intl.NumberFormat('en-US').format(count);
}

/** One decimal below a hundred, where it says something. */
function tenths(number: number): string {
  return String(number >= 100 ? Math.round(number) : Math.round(number * 10) / 10);
}
