import { z } from 'zod';
import { FILE } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';

/** The subscription address of a person's calendar. Anyone who has it can read the calendar. */
export const calendarAddress = z
  .object({ url: z.string(), renewed_at: z.string().nullable() })
  .meta({ id: 'CalendarAddress' });
export type CalendarAddress = z.infer<typeof calendarAddress>;

/** The token, with or without the `.ics` ending that calendar programs like. */
const calendarParams = z.object({ token: z.string().min(1).max(200) });

export const calendarFeedEndpoints = endpoints({
  getCalendar: {
    method: 'GET',
    url: '/api/calendars/:token',
    access: 'everyone',
    summary: "Get a person's calendar as iCalendar: `{token}.ics`",
    params: calendarParams,
    produces: 'text/calendar; charset=utf-8',
    response: FILE,
  },
  getCalendarAddress: {
    method: 'GET',
    url: '/api/me/calendar',
    access: 'in_good_standing',
    summary: "Get my calendar's subscription address",
    response: calendarAddress,
  },
  renewCalendarAddress: {
    method: 'POST',
    url: '/api/me/calendar/renewal',
    access: 'in_good_standing',
    summary: "Replace my calendar's address; the old one stops working at once",
    response: calendarAddress,
  },
});
