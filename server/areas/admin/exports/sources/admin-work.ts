import { z } from 'zod';
import { waitlistFilters } from '#contract/accounts/waitlist-admin.ts';
import { auditLogFilters } from '#contract/base/audit-log.ts';
import { emailEventsQuery } from '#contract/base/emails.ts';
import { supportQueueQuery } from '#contract/messages/support.ts';
import { listEntries } from '#server/areas/accounts/waitlist/queries/list-entries.ts';
import { listActions } from '#server/areas/base/audit-log/queries/list-actions.ts';
import { listEvents } from '#server/areas/base/emails/queries/list-events.ts';
import { listRequests } from '#server/areas/messages/support/queries/list-requests.ts';
import { listAllReports } from '../queries/list-all-reports.ts';
import { source } from './source.ts';

export const reports = source({
  header: [
    ...['Id', 'Kind', 'About', 'Reason', 'Note', 'Reported by', 'Reported at', 'Decision', 'Decided at'],
  ],
  filters: z.object({}),
  read: async ({ db }, _, wanted) => {
    const { reports: page, next_cursor } = await listAllReports(db, wanted);
    const rows = page.map((report) => [
      report.id,
      report.target_type,
      report.name,
      report.reason,
      report.note,
      report.reporter_email,
      report.created_at,
      report.action,
      report.decided_at,
    ]);
    return { rows, next_cursor };
  },
});

export const emails = source({
  header: ['Id', 'Email', 'Recipient', 'Subject', 'Status', 'Queued at', 'Sent at'],
  filters: emailEventsQuery.pick({ search: true, status: true, template: true }),
  read: async ({ db }, filters, wanted) => {
    const { emails: page, next_cursor } = await listEvents(db, { ...filters, ...wanted });
    const rows = page.map((email) => [
      email.id,
      email.template,
      email.recipient,
      email.subject,
      email.status,
      email.created_at,
      email.sent_at,
    ]);
    return { rows, next_cursor };
  },
});

export const support = source({
  header: ['Id', 'Subject', 'Status', 'Name', 'Email', 'Role', 'Last message at', 'Snoozed until'],
  filters: supportQueueQuery.pick({ search: true, status: true }),
  read: async ({ db }, filters, wanted) => {
    const newestFirst = { sort: 'asked', direction: 'desc' } as const;
    const { requests, next_cursor } = await listRequests(db, { ...filters, ...newestFirst, ...wanted });
    const rows = requests.map((request) => [
      request.id,
      request.subject,
      request.status,
      request.person.name,
      request.person.email,
      request.person.role,
      request.last_message_at,
      request.snoozed_until,
    ]);
    return { rows, next_cursor };
  },
});

export const waitlist = source({
  header: ['Email', 'City', 'Role', 'Status', 'Joined at'],
  filters: waitlistFilters,
  read: async ({ db }, filters, wanted) => {
    const { entries, next_cursor } = await listEntries(db, { ...filters, ...wanted });
    const rows = entries.map((entry) => [
      entry.email,
      entry.city_name,
      entry.role,
      entry.status,
      entry.created_at,
    ]);
    return { rows, next_cursor };
  },
});

export const auditLog = source({
  header: ['Id', 'Admin', 'Action', 'Kind of record', 'Record', 'Name', 'Reason', 'Before', 'After', 'At'],
  filters: auditLogFilters,
  read: async ({ db }, filters, wanted) => {
    const { entries, next_cursor } = await listActions(db, { ...filters, direction: 'desc', ...wanted });
    const rows = entries.map(({ actor, subject, before, after, ...entry }) => [
      entry.id,
      actor.name,
      entry.action,
      subject.type,
      subject.id,
      subject.name,
      entry.reason,
      before && JSON.stringify(before),
      after && JSON.stringify(after),
      entry.created_at,
    ]);
    return { rows, next_cursor };
  },
});
