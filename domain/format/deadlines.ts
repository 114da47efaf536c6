/** A deadline is a date in New York and holds until the end of that day there. */
const NEW_YORK_DATE = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const DAY_MS = 24 * 60 * 60 * 1000;
const URGENT_WITHIN_DAYS = 3;

export function deadlineLabel(deadline: string | null, now: Date): string {
  const days = daysUntil(deadline, now);
  if (days === null) return 'No deadline';
  if (days < 0) return 'Expired';
  if (days === 0) return 'Today';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** Urgent deadlines are highlighted. */
export function isUrgent(deadline: string | null, now: Date): boolean {
  const days = daysUntil(deadline, now);
  return days !== null && days >= 0 && days <= URGENT_WITHIN_DAYS;
}

const HOUR_MS = 60 * 60 * 1000;
/** Six weeks of hours. */
const MOST_DATES = 1_000;
const dates = new Map<number, string>();

/**
 * New York's days begin on a full hour in UTC, and formatting a date is the slowest thing a list does: for each of its rows it
 * asks for the date of now and of a moment of the row.
 */
export function newYorkDate(now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const known = dates.get(hour);
  if (known !== undefined) return known;
  const date = NEW_YORK_DATE.format(now);
  if (dates.size >= MOST_DATES) dates.clear();
  dates.set(hour, date);
  return date;
}

function daysUntil(deadline: string | null, now: Date): number | null {
  if (deadline === null) return null;
  return Math.round((Date.parse(deadline) - Date.parse(newYorkDate(now))) / DAY_MS);
}

/** Turns "3 days left" into "in 3 days", to follow words such as "Applications close". */
export function deadlineInWords(label: string): string {
  if (label === 'Expired') return 'any moment';
  return label === 'Today' ? 'today' : `in ${label.replace(' left', '')}`;
}
