import { z } from 'zod';
import { DAYS, findOverlap, MOST_SPANS } from '#domain/businesses/opening-hours.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 07:30');

const openingSpan = z
  .object({
    days: z
      .array(z.enum(DAYS))
      .min(1, 'Choose the days')
      .max(DAYS.length)
      .refine((days) => new Set(days).size === days.length, 'Choose each day only once'),
    opens: time,
    closes: time,
  })
  .meta({ id: 'OpeningSpan' });

/** Null means that nobody has entered any hours. */
export const openingHours = z
  .array(openingSpan)
  .min(1, 'Add your hours, or leave them out')
  .max(MOST_SPANS)
  .refine((hours) => findOverlap(hours) === null, 'These hours overlap on the same day');
