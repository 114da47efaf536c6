const DAY_MS = 24 * 60 * 60 * 1000;

/** Dates are those of New York, as in "2026-11-26". */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const NEW_YORK_HOUR = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** The clocks change at night, so an hour of the day has one of two offsets. */
export function newYorkInstant(date: string, hour: number): Date {
  const time = `${date}T${String(hour).padStart(2, '0')}:00:00`;
  const inSummer = new Date(`${time}-04:00`);
  return Number(NEW_YORK_HOUR.format(inSummer)) === hour ? inSummer : new Date(`${time}-05:00`);
}
