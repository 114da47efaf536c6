import {
  emailEvent,
  emailEventPage,
  emailEventParams,
  emailEventsQuery,
  emailResending,
} from '#contract/email-events.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { getEvent } from './get-event.ts';
import { listEvents } from './list-events.ts';
import { resendEvent } from './resend-event.ts';

export const emailEventRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/admin/email-events',
    access: 'admin',
    operation: 'listEmailEvents',
    summary: 'Every mail, newest first; `search` is the beginning of an address',
    query: emailEventsQuery,
    response: emailEventPage,
    handle: ({ context, query }) => listEvents(context.db, query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/email-events/:id',
    access: 'admin',
    operation: 'getEmailEvent',
    summary: 'The life of one mail, without what stood in it',
    params: emailEventParams,
    response: emailEvent,
    handle: ({ context, params }) => getEvent(context.db, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/email-events/:id/resending',
    access: 'admin',
    operation: 'resendEmail',
    summary: 'Send a mail again that failed every attempt',
    params: emailEventParams,
    body: emailResending,
    response: emailEvent,
    handle: ({ context, params, body, ...call }) =>
      resendEvent(context, { id: params.id, admin_id: signedIn(call).account.user_id, ...body }),
  }),
];
