import { z } from 'zod';
import { newYorkDate } from '#domain/deadlines.ts';
import { addDays, newYorkInstant } from '#domain/new-york-dates.ts';
import type { QueueEntry } from '../../jobs/queue.ts';

/** So many new applications of a day are mailed one by one; from the next on they wait for the summary. */
export const MOST_SINGLE_MAILS = 5;

const SUMMARY_HOUR = 18;

interface Summary {
  business_id: string;
  /** The evening it is sent, as a date of New York. */
  evening: string;
}

/** Asks for the summary of a busy day. What is done then is in mail-application-summary.ts. */
export const applicationSummary = {
  name: 'mail-application-summary',
  payload: z.object({ business_id: z.string(), evening: z.string() }),
  retries: 5,
} satisfies QueueEntry<Summary>;

/** A day goes from one evening to the next: what comes in later is told a day later. */
export function summaryDayOf(now: Date): { evening: string; from: Date; to: Date } {
  const today = newYorkDate(now);
  return summaryDay(now < newYorkInstant(today, SUMMARY_HOUR) ? today : addDays(today, 1));
}

export function summaryDay(evening: string): { evening: string; from: Date; to: Date } {
  return {
    evening,
    from: newYorkInstant(addDays(evening, -1), SUMMARY_HOUR),
    to: newYorkInstant(evening, SUMMARY_HOUR),
  };
}
