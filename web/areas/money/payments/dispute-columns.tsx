import type { DisputeRow } from '#contract/work/dispute-queue.ts';
import { formatCents } from '#domain/format/money.ts';
import { newYorkDay, newYorkMoment } from '#domain/format/new-york-time.ts';
import type { Column } from '#web/components/admin/data-table.tsx';
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
    { header: 'Status', phone: 'right', cell: ({ status }) => <DisputeBadge status={status} /> },
    {
      header: 'Parties',
      phone: 'left',
      className: 'max-w-72 truncate text-ink-2',
      cell: ({ business_name, creator_name }) => `${business_name} and ${creator_name}`,
    },
    {
      header: 'Reason',
      className: 'max-w-60 truncate text-ink-2',
      cell: ({ reason, round }) => (round === 2 ? `Appeal. ${reasonLabel(reason)}` : reasonLabel(reason)),
    },
    {
      header: 'Frozen',
      sort: 'amount',
      sortedAs: 'amount',
      numeric: true,
      phone: 'right',
      cell: ({ disputed_cents }) => formatCents(disputed_cents),
    },
    {
      header: 'Deadline',
      sort: 'deadline',
      sortedAs: 'time',
      numeric: true,
      className: 'whitespace-nowrap text-ink-2',
      cell: (row) => deadlineWords(row, now),
    },
    {
      header: 'Opened',
      sort: 'opened',
      sortedAs: 'time',
      numeric: true,
      className: 'whitespace-nowrap text-ink-2',
      cell: ({ created_at }) => newYorkDay(created_at),
    },
  ];
}

function deadlineWords({ clock_at, decide_by, is_for_another }: DisputeRow, now: Date): string {
  if (decide_by !== null) {
    const isOverdue = Date.parse(decide_by) <= now.getTime();
    const words = isOverdue ? `Overdue since ${newYorkDay(decide_by)}` : newYorkMoment(decide_by);
    return is_for_another ? `${words}, needs another admin` : words;
  }
  return clock_at === null ? 'None' : newYorkMoment(clock_at);
}
