import { addBusinessDays } from '#domain/format/business-days.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays, newYorkInstant } from '#domain/format/new-york-dates.ts';

/** Payouts leave once a day, at this hour in New York. Until then they can be canceled. */
const BATCH_HOUR = 18;
/** Weekly payouts are made an hour before the batch, so that they can be canceled too. */
const WEEKLY_HOUR = 17;
const FRIDAY = 5;
const DAYS_TO_A_BANK = 3;

/** The next batch. From six o'clock on, that is tomorrow's. */
export function nextBatchAt(now: Date): Date {
  const today = newYorkDate(now);
  const batch = newYorkInstant(today, BATCH_HOUR);
  return now < batch ? batch : newYorkInstant(addDays(today, 1), BATCH_HOUR);
}

export function nextWeeklyAt(now: Date): Date {
  const today = newYorkDate(now);
  const ahead = (FRIDAY - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  const friday = addDays(today, ahead);
  const at = newYorkInstant(friday, WEEKLY_HOUR);
  return now < at ? at : newYorkInstant(addDays(friday, 7), WEEKLY_HOUR);
}

/** The estimated arrival day, until the provider gives a better one. */
export function expectedArrival(leavesAt: Date): string {
  return addBusinessDays(newYorkDate(leavesAt), DAYS_TO_A_BANK);
}
