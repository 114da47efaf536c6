import { newYorkClock } from '#domain/format/new-york-time.ts';

const NEW_YORK = 'America/New_York';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "Jun 9, 10:12 a.m.", with the year if it isn't the current one. */
export function momentWords(at: string, now: Date): string {
  return `${dayWords(at, now)}, ${newYorkClock(at)}`;
}

/** "Jun 9". */
export function dayWords(at: string, now: Date): string {
  const day = { timeZone: NEW_YORK, month: 'short', day: 'numeric' } as const;
  const isThisYear = yearOf(new Date(at)) === yearOf(now);
  return new Intl.DateTimeFormat('en-US', isThisYear ? day : { ...day, year: 'numeric' }).format(
    new Date(at),
  );
}

/** The time something has waited: "12 min", "9 h", "2 days". */
export function ageWords(since: string, now: Date): string {
  const age = Math.max(0, now.getTime() - Date.parse(since));
  if (age < HOUR_MS) return `${Math.max(1, Math.floor(age / MINUTE_MS))} min`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h`;
  const days = Math.floor(age / DAY_MS);
  return days === 1 ? '1 day' : `${days} days`;
}

function yearOf(date: Date): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: NEW_YORK, year: 'numeric' }).format(date);
}
