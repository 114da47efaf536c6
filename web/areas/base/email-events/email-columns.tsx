import type { EmailEventRow } from '#contract/base/emails.ts';
import type { Column } from '#web/components/admin/data-table.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { EmailBadge } from './email-badge.tsx';
import { templateWords } from './email-words.ts';

export function emailColumns(now: Date): [Column<EmailEventRow>, ...Column<EmailEventRow>[]] {
  return [
    {
      header: 'To',
      sort: 'recipient',
      phone: 'left',
      className: 'max-w-72 truncate',
      cell: ({ recipient }) => recipient,
    },
    { header: 'Status', phone: 'right', cell: ({ status }) => <EmailBadge status={status} /> },
    {
      header: 'Subject',
      phone: 'left',
      className: 'max-w-96 truncate text-ink-2',
      cell: ({ subject }) => subject,
    },
    { header: 'Email', className: 'text-ink-2', cell: ({ template }) => templateWords(template) },
    {
      header: 'Queued',
      sort: 'queued',
      sortedAs: 'time',
      numeric: true,
      phone: 'right',
      className: 'text-ink-2 whitespace-nowrap',
      cell: ({ created_at }) => momentWords(created_at, now),
    },
  ];
}
