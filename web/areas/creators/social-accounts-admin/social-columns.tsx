import { CircleAlert } from 'lucide-react';
import type { AdminSocialRow } from '#contract/creators/social-accounts-admin.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { Column } from '#web/components/admin/data-table.tsx';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { exactCount } from '#web/components/social/count-words.ts';
import { SocialBadge } from '#web/components/social/social-badge.tsx';
import { ageWords, dayWords } from '#web/components/time/moment.ts';
import { Badge } from '#web/ui/badge.tsx';

export const creatorName = ({ creator_name, creator_email }: AdminSocialRow) =>
  displayName({ full_name: creator_name, email: creator_email });

export const accountName = (row: AdminSocialRow) => `@${row.handle} on ${PLATFORM_NAMES[row.platform]}`;

/** A failing connection is more important than its status. */
export function StateBadge({ account }: { account: AdminSocialRow }) {
  if (account.failing_since === null) return <SocialBadge status={account.status} />;
  return (
    <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
      Failing
    </Badge>
  );
}

export function socialColumns(now: Date): [Column<AdminSocialRow>, ...Column<AdminSocialRow>[]] {
  return [
    {
      header: 'Account',
      phone: 'left',
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <PlatformIcon platform={row.platform} />
          <span className="sr-only">{PLATFORM_NAMES[row.platform]}</span>
          <span className="truncate">@{row.handle}</span>
        </span>
      ),
    },
    { header: 'Status', phone: 'right', cell: (row) => <StateBadge account={row} /> },
    {
      header: 'Creator',
      phone: 'left',
      className: 'max-w-64 truncate text-ink-2 cards:pl-6.5',
      cell: creatorName,
    },
    {
      header: 'Followers',
      sort: 'followers',
      sortedAs: 'amount',
      phone: 'right',
      numeric: true,
      className: 'text-ink-2',
      cell: ({ followers, claimed_followers }) =>
        followers === null ? (
          <span className="text-ink-3">
            {claimed_followers === null ? 'None' : `${exactCount(claimed_followers)} self-reported`}
          </span>
        ) : (
          exactCount(followers)
        ),
    },
    {
      header: 'Last synced',
      sort: 'synced',
      sortedAs: 'time',
      numeric: true,
      className: 'text-ink-2 whitespace-nowrap',
      cell: ({ numbers_read_at }) => (numbers_read_at ? `${ageWords(numbers_read_at, now)} ago` : 'Never'),
    },
    {
      header: 'Expires',
      sort: 'expires',
      sortedAs: 'time',
      numeric: true,
      className: 'text-ink-2 whitespace-nowrap',
      cell: ({ token_expires_at }) => (token_expires_at ? dayWords(token_expires_at, now) : ''),
    },
    {
      header: 'Added',
      sort: 'added',
      sortedAs: 'time',
      numeric: true,
      className: 'text-ink-2 whitespace-nowrap',
      cell: ({ created_at }) => dayWords(created_at, now),
    },
  ];
}
