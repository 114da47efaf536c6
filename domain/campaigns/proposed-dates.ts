import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';

const APPLY_WITHIN_DAYS = 14;
/** Content is due so many days after acceptance, unless the business chooses otherwise. */
export const PROPOSED_DUE_DAYS = 10;

/** The last day to apply that is proposed: two weeks from today in New York. */
export function proposedDeadline(now: Date): string {
  return addDays(newYorkDate(now), APPLY_WITHIN_DAYS);
}
