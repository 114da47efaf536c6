import { newYorkDate } from '#domain/format/deadlines.ts';

const DAY_MS = 86_400_000;
const APPLY_WITHIN_DAYS = 14;
/** Content is due so many days after acceptance, unless the business chooses otherwise. */
export const PROPOSED_DUE_DAYS = 10;

/** The last day to apply that is proposed: two weeks from today in New York. */
export function proposedDeadline(now: Date): string {
  const today = Date.parse(newYorkDate(now));
  return new Date(today + APPLY_WITHIN_DAYS * DAY_MS).toISOString().slice(0, 10);
}
