import { newYorkDate } from '#domain/format/deadlines.ts';
import { newYorkClock } from '#domain/format/new-york-time.ts';

// Making a formatter takes a hundred times as long as using it.
const DAY = { timeZone: 'America/New_York', month: 'short', day: 'numeric' } as const;
const DAY_OF_THIS_YEAR = new Intl.DateTimeFormat('en-US', DAY);
const DAY_WITH_YEAR = new Intl.DateTimeFormat('en-US', { ...DAY, year: 'numeric' });
const MONTH_OF_THIS_YEAR = new Intl.DateTimeFormat('en-US', { timeZone: DAY.timeZone, month: 'long' });
const MONTH_WITH_YEAR = new Intl.DateTimeFormat('en-US', {
  timeZone: DAY.timeZone,
  month: 'long',
  year: 'numeric',
});
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "Jun 9, 10:12 a.m.", with the year if it isn't the current one. */
export function momentWords(at: string, now: Date): string {
  return `${dayWords(at, now)}, ${newYorkClock(at)}`;
}

/** "Jun 9", with the year if it isn't the current one. */
export function dayWords(at: string, now: Date): string {
  const date = new Date(at);
  return (isThisYear(date, now) ? DAY_OF_THIS_YEAR : DAY_WITH_YEAR).format(date);
}

/** "March", with the year if it isn't the current one. */
export function monthOf(at: string, now: Date): string {
  const date = new Date(at);
  return (isThisYear(date, now) ? MONTH_OF_THIS_YEAR : MONTH_WITH_YEAR).format(date);
}

/** The time something has waited: "12 min", "9 h", "2 days". */
export function ageWords(since: string, now: Date): string {
  const age = Math.max(0, now.getTime() - Date.parse(since));
  if (age < HOUR_MS) return `${Math.max(1, Math.floor(age / MINUTE_MS))} min`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h`;
  const days = Math.floor(age / DAY_MS);
  return days === 1 ? '1 day' : `${days} days`;
}

function isThisYear(date: Date, now: Date): boolean {
  return yearOf(date) === yearOf(now);
}

function yearOf(date: Date): string {
  return newYorkDate(date).slice(0, 4);
}
