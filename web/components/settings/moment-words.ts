import { newYorkDate } from '#domain/format/deadlines.ts';
import { dayWords, monthOf } from '#web/components/time/moment.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const RELATIVE_DAYS = 7;

/** "Changed in March": a password's age, in months. */
export function passwordWords(changedAt: string | null, now: Date): string {
  if (changedAt === null) return 'Never changed';
  const days = daysBetween(changedAt, now);
  if (days <= 0) return 'Changed today';
  if (days === 1) return 'Changed yesterday';
  if (days < RELATIVE_DAYS) return `Changed ${days} days ago`;
  return `Changed in ${monthOf(changedAt, now)}`;
}

/** "Last seen 5 minutes ago": relative under a week, a date after that. */
export function lastSeenWords(seenAt: string, now: Date): string {
  const age = now.getTime() - Date.parse(seenAt);
  if (age < MINUTE_MS) return 'Last seen just now';
  if (age < HOUR_MS) return `Last seen ${count(Math.floor(age / MINUTE_MS), 'minute')} ago`;
  if (age < DAY_MS) return `Last seen ${count(Math.floor(age / HOUR_MS), 'hour')} ago`;
  if (age < RELATIVE_DAYS * DAY_MS) return `Last seen ${count(Math.floor(age / DAY_MS), 'day')} ago`;
  return `Last seen ${dayWords(seenAt, now)}`;
}

function daysBetween(at: string, now: Date): number {
  return Math.round((Date.parse(newYorkDate(now)) - Date.parse(newYorkDate(new Date(at)))) / DAY_MS);
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
