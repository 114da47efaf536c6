import { z } from 'zod';
import { DAYS, findOverlap, MOST_SPANS } from '#domain/opening-hours.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time as 07:30');

const openingSpan = z
  .object({
    days: z
      .array(z.enum(DAYS))
      .min(1, 'Choose the days')
      .max(DAYS.length)
      .refine((days) => new Set(days).size === days.length, 'Name each day once'),
    opens: time,
    closes: time,
  })
  .meta({ id: 'OpeningSpan' });

/** Where nobody has said, there is null in its place. */
export const openingHours = z
  .array(openingSpan)
  .min(1, 'Say when the shop is open, or leave the hours out')
  .max(MOST_SPANS)
  .refine((hours) => findOverlap(hours) === null, 'Two lines overlap on the same day');
