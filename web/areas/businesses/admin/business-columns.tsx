import type { AdminBusinessRow } from '#contract/businesses/admin.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { Column } from '#web/components/admin/data-table.tsx';
import { dayWords } from '#web/components/time/moment.ts';
import { SetupBadge } from './setup-badge.tsx';

export function businessColumns(now: Date): [Column<AdminBusinessRow>, ...Column<AdminBusinessRow>[]] {
  return [
    { header: 'Business', phone: 'left', cell: ({ business_name }) => business_name },
    { header: 'Status', phone: 'right', cell: (business) => <SetupBadge business={business} /> },
    {
      header: 'Owner',
      phone: 'left',
      className: 'max-w-60 truncate text-ink-2',
      cell: ({ owner }) => (owner ? displayName(owner) : 'No owner'),
    },
    {
      header: 'Industry',
      phone: 'right',
      className: 'text-ink-2',
      cell: ({ industry_name }) => industry_name ?? '',
    },
    { header: 'Neighborhood', className: 'text-ink-2', cell: ({ neighborhood }) => neighborhood ?? '' },
    {
      header: 'Joined',
      numeric: true,
      className: 'text-ink-2 whitespace-nowrap',
      cell: ({ created_at }) => dayWords(created_at, now),
    },
  ];
}
