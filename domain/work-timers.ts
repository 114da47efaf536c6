import { addBusinessDays } from './business-days.ts';
import { newYorkDate } from './deadlines.ts';
import { addDays, newYorkInstant } from './new-york-dates.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What a campaign that names no days gives. */
const USUAL_CONTENT_DAYS = 14;

/** The last moment of the day so many days from now, in New York. */
export function endOfDayAfter(now: Date, days: number): Date {
  return new Date(newYorkInstant(addDays(newYorkDate(now), days + 1), 0).getTime() - 1);
}

export function contentDueAt(agreedAt: Date, contentDueDays: number | null): Date {
  return endOfDayAfter(agreedAt, contentDueDays ?? USUAL_CONTENT_DAYS);
}

/** The same time of day, so many business days on: three from Monday 4:20 p.m. is Thursday 4:20 p.m. */
export function afterBusinessDays(from: Date, count: number): Date {
  const day = newYorkDate(from);
  const later = addBusinessDays(day, count);
  const passed = from.getTime() - newYorkInstant(day, 0).getTime();
  return new Date(newYorkInstant(later, 0).getTime() + passed);
}

export function hoursAfter(from: Date, hours: number): Date {
  return new Date(from.getTime() + hours * HOUR_MS);
}

export function daysAfter(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY_MS);
}
