import { addBusinessDays } from '#domain/format/business-days.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays, newYorkInstant } from '#domain/format/new-york-dates.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NEW_YORK_HOUR = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  hourCycle: 'h23',
});
/** The default for campaigns without a number of days. */
const USUAL_CONTENT_DAYS = 14;

/** The last moment of the day that many days from now, in New York. */
export function endOfDayAfter(now: Date, days: number): Date {
  return new Date(newYorkInstant(addDays(newYorkDate(now), days + 1), 0).getTime() - 1);
}

/** For how many days a creator makes the content. */
export function contentDays(contentDueDays: number | null): number {
  return contentDueDays ?? USUAL_CONTENT_DAYS;
}

/** Counted from the agreement, or from the day a product that is shipped arrives. */
export function contentDueAt(from: Date, contentDueDays: number | null): Date {
  return endOfDayAfter(from, contentDays(contentDueDays));
}

/** The same time of day after that many business days: three from Monday 4:20 p.m. is Thursday 4:20 p.m. */
export function afterBusinessDays(from: Date, count: number): Date {
  const day = newYorkDate(from);
  const later = addBusinessDays(day, count);
  const hour = Number(NEW_YORK_HOUR.format(from));
  const pastHour = from.getTime() % HOUR_MS;
  return new Date(newYorkInstant(later, hour).getTime() + pastHour);
}

export function hoursAfter(from: Date, hours: number): Date {
  return new Date(from.getTime() + hours * HOUR_MS);
}

export function daysAfter(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY_MS);
}
