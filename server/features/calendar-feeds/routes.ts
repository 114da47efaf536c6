import { calendarAddress, calendarParams } from '#contract/calendar-feeds.ts';
import { FILE } from '../../http/download.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { getAddress } from './get-address.ts';
import { getCalendar } from './get-calendar.ts';
import { renewAddress } from './renew-address.ts';

export const calendarFeedRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/calendars/:token',
    access: 'everyone',
    operation: 'getCalendar',
    summary: 'Somebody’s dates as iCalendar, for whoever has the address: `{token}.ics`',
    params: calendarParams,
    produces: 'text/calendar; charset=utf-8',
    response: FILE,
    handle: ({ context, params }) => getCalendar(context, params.token),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/me/calendar',
    access: 'in_good_standing',
    operation: 'getCalendarAddress',
    summary: 'Where one’s own dates can be subscribed to',
    response: calendarAddress,
    handle: ({ context, ...call }) => {
      call.reply.header('cache-control', 'no-store');
      return getAddress(context, signedIn(call).account.user_id);
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/me/calendar/renewal',
    access: 'in_good_standing',
    operation: 'renewCalendarAddress',
    summary: 'A new address; the old one stops at once',
    response: calendarAddress,
    handle: ({ context, ...call }) => renewAddress(context, signedIn(call).account.user_id),
  }),
];
