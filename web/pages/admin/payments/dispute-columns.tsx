import type { DisputeRow } from '#contract/disputes.ts';
import { formatCents } from '#domain/money.ts';
import { newYorkMoment } from '#domain/new-york-time.ts';
import type { Column } from '#web/components/admin/data-table.tsx';
import { ageWords } from '#web/components/admin/moment.ts';
import { DisputeBadge } from '#web/components/disputes/dispute-badge.tsx';
import { reasonLabel } from '#web/components/disputes/dispute-words.ts';

export function disputeColumns(now: Date): [Column<DisputeRow>, ...Column<DisputeRow>[]] {
  return [
    {
      header: 'Campaign',
      phone: 'left',
      className: 'max-w-64 truncate',
      cell: ({ campaign_title }) => campaign_title,
    },
    { header: 'State', phone: 'right', cell: ({ status }) => <DisputeBadge status={status} /> },
    {
      header: 'Between',
      phone: 'left',
      className: 'max-w-72 truncate text-ink-2',
      cell: ({ business_name, creator_name }) => `${business_name} and ${creator_name}`,
    },
    {
      header: 'Why',
      className: 'max-w-60 truncate text-ink-2',
      cell: ({ reason, round }) => (round === 2 ? `Appeal. ${reasonLabel(reason)}` : reasonLabel(reason)),
    },
    {
      header: 'Frozen',
      numeric: true,
      phone: 'right',
      cell: ({ disputed_cents }) => formatCents(disputed_cents),
    },
    {
      header: 'Deadline',
      numeric: true,
      className: 'whitespace-nowrap text-ink-2',
      cell: (row) => deadlineWords(row, now),
    },
  ];
}

function deadlineWords({ clock_at, since, status, is_for_another }: DisputeRow, now: Date): string {
  if (clock_at !== null) return newYorkMoment(clock_at);
  if (status === 'closed') return 'None';
  return is_for_another ? 'For another admin' : `Waits ${ageWords(since, now)}`;
}
