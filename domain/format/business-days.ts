import { newYorkDate } from './deadlines.ts';
import { addDays, newYorkInstant } from './new-york-dates.ts';

/** Applications are decided within this many business days, by this hour in New York. */
const VETTING_BUSINESS_DAYS = 2;
const VETTING_DUE_HOUR = 18;

/** The promised time of a decision for an application submitted now. */
export function vettingDueAt(sentAt: Date): Date {
  return newYorkInstant(addBusinessDays(newYorkDate(sentAt), VETTING_BUSINESS_DAYS), VETTING_DUE_HOUR);
}

/** The date after that many business days. The day itself doesn't count. */
export function addBusinessDays(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/** Monday to Friday, but for federal holidays. Dates are those of New York, as in "2026-11-26". */
export function isBusinessDay(date: string): boolean {
  const weekday = weekdayOf(date);
  if (weekday === SATURDAY || weekday === SUNDAY) return false;
  const year = Number(date.slice(0, 4));
  // New Year's Day on a Saturday is observed on the Friday before, which is in the previous year.
  return !holidaysOf(year).includes(date) && !holidaysOf(year + 1).includes(date);
}

/** The federal holidays, on the days they are observed. */
function holidaysOf(year: number): string[] {
  return [
    keptOn(`${year}-01-01`),
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    lastMondayOfMay(year),
    keptOn(`${year}-06-19`),
    keptOn(`${year}-07-04`),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
    keptOn(`${year}-11-11`),
    nthWeekday(year, 11, THURSDAY, 4),
    keptOn(`${year}-12-25`),
  ];
}

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** A holiday with a fixed date is observed on the nearest weekday. */
function keptOn(date: string): string {
  const weekday = weekdayOf(date);
  if (weekday === SATURDAY) return addDays(date, -1);
  return weekday === SUNDAY ? addDays(date, 1) : date;
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const ahead = (weekday - weekdayOf(first) + 7) % 7;
  return addDays(first, ahead + (nth - 1) * 7);
}

function lastMondayOfMay(year: number): string {
  const last = `${year}-05-31`;
  return addDays(last, -((weekdayOf(last) - MONDAY + 7) % 7));
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
