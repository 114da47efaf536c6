import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { adminReason, choiceCounts, cursor, searchText, sortedBy } from '#contract/platform/lists.ts';
import { EMAIL_EVENT_STATUSES } from '#domain/base/email-event-states.ts';
import { emailSuppression } from './email-suppressions.ts';

const template = z.string().min(1).max(60);

export const emailEventsQuery = z.object({
  /** The start of the recipient's address. */
  search: searchText,
  status: z.enum(EMAIL_EVENT_STATUSES).optional(),
  template: template.optional(),
  ...sortedBy(['queued', 'recipient']),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
});
export type EmailEventsQuery = z.output<typeof emailEventsQuery>;

/** A record that a mail was sent, without its content: links in mails let people in. */
export const emailEventRow = z
  .object({
    id: z.string(),
    template,
    recipient: z.string(),
    subject: z.string(),
    status: z.enum(EMAIL_EVENT_STATUSES),
    created_at: z.string(),
    sent_at: z.string().nullable(),
  })
  .meta({ id: 'EmailEventRow' });
export type EmailEventRow = z.infer<typeof emailEventRow>;

const emailEventPage = z
  .object({
    emails: z.array(emailEventRow).max(100),
    /** All mail templates. */
    templates: z.array(template),
    next_cursor: z.string().nullable(),
    counts: choiceCounts,
  })
  .meta({ id: 'EmailEventPage' });

const emailEventParams = z.object({ id: z.uuid() });

export const emailEvent = emailEventRow
  .extend({
    attempts: z.number().int(),
    failure: z.string().nullable(),
    message_id: z.string().nullable(),
    can_resend: z.boolean(),
    /** Why the recipient gets no more email; null if they do. */
    suppression: emailSuppression.nullable(),
  })
  .meta({ id: 'EmailEvent' });
export type EmailEvent = z.infer<typeof emailEvent>;

const emailResending = z.object({ reason: adminReason }).meta({ id: 'EmailResending' });

export const emailEventEndpoints = endpoints({
  listEmailEvents: {
    method: 'GET',
    url: '/api/admin/email-events',
    access: 'admin',
    summary: 'List emails, newest first or sorted; search by the start of an address',
    query: emailEventsQuery,
    response: emailEventPage,
  },
  getEmailEvent: {
    method: 'GET',
    url: '/api/admin/email-events/:id',
    access: 'admin',
    views: 'email_event',
    summary: "Get an email's delivery history, without its content",
    params: emailEventParams,
    response: emailEvent,
  },
  resendEmail: {
    method: 'POST',
    url: '/api/admin/email-events/:id/resend',
    access: 'admin_support',
    summary: 'Resend an email that failed every attempt',
    params: emailEventParams,
    body: emailResending,
    response: emailEvent,
  },
});
