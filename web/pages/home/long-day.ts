const LONG_DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', dateStyle: 'long' });

/** "December 21, 2026", as it is in New York. */
export function longDay(at: string): string {
  return LONG_DAY.format(new Date(at));
}
