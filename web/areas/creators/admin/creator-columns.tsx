import type { AdminCreatorRow } from '#contract/creators/admin.ts';
import { NICHE_NAMES, type Niche } from '#domain/creators/niches.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { displayName } from '#domain/format/display-name.ts';
import { CreatorBadge } from '#web/components/admin/creator-badge.tsx';
import type { Column } from '#web/components/admin/data-table.tsx';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { shortCount } from '#web/components/social/count-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';

export const creatorName = (creator: AdminCreatorRow) => displayName(creator);

export function creatorColumns(): [Column<AdminCreatorRow>, ...Column<AdminCreatorRow>[]] {
  return [
    {
      header: 'Creator',
      phone: 'left',
      className: 'max-w-72',
      cell: (creator) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar name={creatorName(creator)} src={creator.avatar_url} className="size-7" />
          <span className="truncate">{creatorName(creator)}</span>
        </span>
      ),
    },
    { header: 'Status', phone: 'right', cell: ({ status }) => <CreatorBadge status={status} /> },
    {
      header: 'Lives in',
      phone: 'left',
      className: 'text-ink-2 cards:pl-9.5',
      cell: ({ neighborhood_name }) => neighborhood_name ?? '',
    },
    {
      header: 'Niches',
      className: 'max-w-64 truncate text-ink-2',
      cell: ({ niches }) => niches.map((niche) => NICHE_NAMES[niche as Niche] ?? niche).join(', '),
    },
    {
      header: 'Handle',
      sort: 'handle',
      className: 'text-ink-2',
      cell: ({ handle }) => (handle ? `@${handle}` : ''),
    },
    {
      header: 'Followers',
      phone: 'right',
      numeric: true,
      cell: ({ platform, followers }) =>
        platform && followers !== null ? (
          <span className="inline-flex items-center gap-1.5">
            <PlatformIcon platform={platform} className="size-3.5" />
            <span className="sr-only">{PLATFORM_NAMES[platform]}</span>
            {shortCount(followers)}
          </span>
        ) : null,
    },
  ];
}
