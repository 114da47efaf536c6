import { z } from 'zod';

/** Where somebody's dates can be subscribed to. Whoever has the address reads them. */
export const calendarAddress = z
  .object({ url: z.string(), renewed_at: z.string().nullable() })
  .meta({ id: 'CalendarAddress' });
export type CalendarAddress = z.infer<typeof calendarAddress>;

/** The token, with or without the ending calendars like. */
export const calendarParams = z.object({ token: z.string().min(1).max(200) });
