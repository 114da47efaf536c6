import type { AdminUserRow } from '#contract/accounts/users.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { Column } from '#web/components/admin/data-table.tsx';
import { ageWords, dayWords } from '#web/components/time/moment.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { AccountBadge } from './account-badge.tsx';
import { ROLE_WORDS } from './users-options.ts';

export const userName = (user: AdminUserRow) => displayName(user);

export function userColumns(now: Date): [Column<AdminUserRow>, ...Column<AdminUserRow>[]] {
  return [
    {
      header: 'User',
      sort: 'name',
      phone: 'left',
      className: 'max-w-72',
      cell: (user) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar name={userName(user)} src={user.avatar_url} className="size-7" />
          <span className="truncate">{userName(user)}</span>
        </span>
      ),
    },
    { header: 'Status', phone: 'right', cell: (user) => <AccountBadge status={user.account_status} /> },
    {
      header: 'Email',
      sort: 'email',
      phone: 'left',
      className: 'max-w-72 truncate text-ink-2 cards:pl-9.5',
      cell: (user) => user.email,
    },
    {
      header: 'Role',
      phone: 'right',
      className: 'text-ink-2',
      cell: (user) => ROLE_WORDS[user.role ?? 'none'],
    },
    {
      header: 'Last signed in',
      sort: 'last_signed_in',
      sortedAs: 'time',
      numeric: true,
      className: 'text-ink-2 whitespace-nowrap',
      cell: (user) => (user.last_login_at ? `${ageWords(user.last_login_at, now)} ago` : 'Never'),
    },
    {
      header: 'Joined',
      sort: 'joined',
      sortedAs: 'time',
      numeric: true,
      className: 'text-ink-2 whitespace-nowrap',
      cell: (user) => dayWords(user.created_at, now),
    },
  ];
}
