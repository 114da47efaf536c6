import type { AdminBusinessRow } from '#contract/businesses/admin.ts';
import { formatCount } from '#domain/format/count.ts';
import { displayName } from '#domain/format/display-name.ts';
import { formatPayout } from '#domain/format/money.ts';
import type { Column } from '#web/components/admin/data-table.tsx';
import { dayWords } from '#web/components/time/moment.ts';
import { SetupBadge } from './setup-badge.tsx';

export function businessColumns(
  now: Date,
  hasAmounts: boolean,
): [Column<AdminBusinessRow>, ...Column<AdminBusinessRow>[]] {
  return [
    {
      header: 'Business',
      sort: 'name',
      phone: 'left',
      className: 'max-w-64 truncate',
      cell: ({ business_name }) => business_name,
    },
    { header: 'Status', phone: 'right', cell: (business) => <SetupBadge business={business} /> },
    {
      header: 'Owner',
      phone: 'left',
      className: 'max-w-48 truncate text-ink-2',
      cell: ({ owner }) => (owner ? displayName(owner) : 'No owner'),
    },
    ...(hasAmounts ? AMOUNTS : []),
    {
      header: 'Live campaigns',
      numeric: true,
      className: 'text-ink-2',
      cell: ({ live_campaign_count }) => formatCount(live_campaign_count),
    },
    {
      header: 'Owner signed in',
      numeric: true,
      className: 'text-ink-2 whitespace-nowrap',
      cell: ({ owner_signed_in_at }) => (owner_signed_in_at ? dayWords(owner_signed_in_at, now) : 'Never'),
    },
    {
      header: 'Joined',
      sort: 'joined',
      sortedAs: 'time',
      numeric: true,
      className: 'text-ink-2 whitespace-nowrap',
      cell: ({ created_at }) => dayWords(created_at, now),
    },
  ];
}

const AMOUNTS: readonly Column<AdminBusinessRow>[] = [
  {
    header: 'Held',
    phone: 'right',
    numeric: true,
    className: 'font-semibold',
    cell: ({ held_cents }) => (
      <>
        {formatPayout(held_cents ?? null)}
        <span className="font-normal text-ink-2 columns:hidden"> held</span>
      </>
    ),
  },
  { header: 'Paid in', numeric: true, cell: ({ paid_in_cents }) => formatPayout(paid_in_cents ?? null) },
];
