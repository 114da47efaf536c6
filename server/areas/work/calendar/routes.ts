import { calendarFeedEndpoints } from '#contract/work/calendar.ts';
import { handle } from '#server/platform/http/route.ts';
import { renewAddress } from './commands/renew-address.ts';
import { getAddress } from './queries/get-address.ts';
import { getCalendar } from './queries/get-calendar.ts';

export const calendarFeedRoutes = [
  handle(calendarFeedEndpoints.getCalendar, ({ context, params }) => getCalendar(context, params.token)),
  handle(calendarFeedEndpoints.getCalendarAddress, ({ context, account }) =>
    getAddress(context, account.user_id),
  ),
  handle(calendarFeedEndpoints.renewCalendarAddress, ({ context, account }) =>
    renewAddress(context, account.user_id),
  ),
];
