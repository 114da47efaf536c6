import type { WaitlistRow } from '#contract/accounts/waitlist-admin.ts';
import type { PlainColumn } from '#web/components/admin/plain-table.tsx';
import { momentWords } from '#web/components/time/moment.ts';

export const ROLE_WORDS = { business: 'Business', creator: 'Creator' } as const;
export const STATUS_WORDS = { confirmed: 'Confirmed', pending: 'Unconfirmed', removed: 'Left' } as const;

export function entryColumns(now: Date): PlainColumn<WaitlistRow>[] {
  return [
    { header: 'Email', sort: 'email', phone: 'left', cell: ({ email }) => email },
    { header: 'Status', phone: 'right', cell: ({ status }) => STATUS_WORDS[status] },
    { header: 'City', phone: 'left', cell: ({ city_name }) => city_name },
    { header: 'Role', cell: ({ role }) => (role ? ROLE_WORDS[role] : 'Didn’t say') },
    {
      header: 'Joined',
      sort: 'joined',
      sortedAs: 'time',
      numeric: true,
      phone: 'right',
      cell: ({ created_at }) => momentWords(created_at, now),
    },
  ];
}
