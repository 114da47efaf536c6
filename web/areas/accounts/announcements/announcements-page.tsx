import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { AdminAnnouncementRow } from '#contract/accounts/announcements.ts';
import { ANNOUNCEMENT_STATUSES } from '#domain/accounts/announcements.ts';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { type Column, DataTable } from '#web/components/admin/data-table.tsx';
import { ForAdmins } from '#web/components/admin/for-admins.tsx';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { Pager } from '#web/components/admin/pager.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import { Button } from '#web/ui/button.tsx';
import { AnnouncementDrawer } from './announcement-drawer.tsx';
import {
  AnnouncementBadge,
  AUDIENCE_WORDS,
  channelWords,
  daysWords,
  STATUS_WORDS,
} from './announcement-words.tsx';
import {
  type AnnouncementsView,
  announcementsOptions,
  NEW_ANNOUNCEMENT,
  readStatus,
} from './announcements-options.ts';

const SEGMENTS = [
  { value: 'all' as const, label: 'All' },
  ...ANNOUNCEMENT_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] })),
];

/** Announcements to a role: shown in a bar for some days, sent by email, or both. */
export function AnnouncementsPage({ view }: { view: AnnouncementsView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { state } = view;
  const list = useSuspenseInfiniteQuery(announcementsOptions(api, state === undefined ? {} : { state }));
  const { change, hrefOf } = useView('/admin/announcements', view);
  const rows = list.data.pages.flatMap((page) => page.announcements);
  return (
    <AdminShell
      title="Announcements"
      actions={
        <ForAdmins rule="admin_operations">
          <Button icon={<Plus aria-hidden="true" />} onClick={() => change({ open: NEW_ANNOUNCEMENT })}>
            New<span className="max-md:sr-only"> announcement</span>
          </Button>
        </ForAdmins>
      }
    >
      <SegmentBar
        label="Status"
        segments={SEGMENTS}
        value={readStatus(view) ?? 'all'}
        onValueChange={(next) => change({ state: next === 'all' ? undefined : next })}
      />
      {rows.length === 0 ? (
        <NoRows
          {...(readStatus(view) === undefined
            ? {
                words: 'NONE YET',
                title: 'No announcements yet',
                hint: 'Write a draft, preview it, then schedule it.',
              }
            : { title: 'No announcements found', hint: 'Choose another status.' })}
        />
      ) : (
        <DataTable
          caption="Announcements"
          columns={COLUMNS}
          rows={rows}
          nameOf={({ title }) => title}
          openId={view.open}
          hrefOf={({ id }) => hrefOf({ open: id })}
          onOpen={(open) => change({ open })}
        />
      )}
      <Pager
        shown={rows.length}
        noun={['announcement', 'announcements']}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={list.fetchNextPage}
      />
      {view.open ? (
        <AnnouncementDrawer
          key={view.open}
          id={view.open}
          ids={rows.map(({ id }) => id)}
          onOpen={(open) => change({ open }, { replace: true })}
          onClose={() => change({ open: undefined })}
        />
      ) : null}
    </AdminShell>
  );
}

const COLUMNS: [Column<AdminAnnouncementRow>, ...Column<AdminAnnouncementRow>[]] = [
  { header: 'Title', phone: 'left', className: 'max-w-96 truncate', cell: ({ title }) => title },
  { header: 'Status', phone: 'right', cell: ({ status }) => <AnnouncementBadge status={status} /> },
  {
    header: 'Audience',
    phone: 'left',
    className: 'text-ink-2',
    cell: ({ audience }) => AUDIENCE_WORDS[audience],
  },
  { header: 'Channels', className: 'text-ink-2', cell: channelWords },
  { header: 'Days', phone: 'right', numeric: true, className: 'text-ink-2', cell: daysWords },
];
