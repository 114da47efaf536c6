import { z } from 'zod';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays, newYorkInstant } from '#domain/format/new-york-dates.ts';
import type { QueueEntry } from '#server/platform/jobs/queue-entry.ts';

/** After this many mails about new applications in a day, further ones go into the evening summary. */
export const MOST_SINGLE_MAILS = 5;

const SUMMARY_HOUR = 18;

interface Summary {
  business_id: string;
  /** The evening it is sent, as a date of New York. */
  evening: string;
}

/** The job that sends the summary of a busy day. It runs in mail-application-summary.ts. */
export const applicationSummary = {
  name: 'mail-application-summary',
  payload: z.object({ business_id: z.string(), evening: z.string() }),
  retries: 5,
} satisfies QueueEntry<Summary>;

/** A day runs from one evening to the next. Later applications go into the next summary. */
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
