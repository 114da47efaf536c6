import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { SupportEntry } from '#contract/messages/support.ts';
import { SUPPORT_STATUSES } from '#domain/messages/support.ts';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { countedSegments } from '#web/components/admin/counted.ts';
import { type Column, DataTable } from '#web/components/admin/data-table.tsx';
import { ExportButton } from '#web/components/admin/export-button.tsx';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { Pager } from '#web/components/admin/pager.tsx';
import { SavedViews } from '#web/components/admin/saved-views.tsx';
import { SearchField } from '#web/components/admin/search-field.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { tableSort } from '#web/components/admin/sorting.ts';
import { useView } from '#web/components/admin/use-view.ts';
import { dayWords, momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { filtersOf, type QueueView, queueOptions, REQUEST_SORTS, statusOf } from './queue-options.ts';
import { STATUS_WORDS, StatusBadge } from './status-badge.tsx';
import { ThreadDrawer } from './thread-drawer.tsx';

const SEGMENTS = [
  ...SUPPORT_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] })),
  { value: 'all' as const, label: 'All' },
];

const ASKED = 'Questions people send from Contact us appear here.';
const EMPTY_WORDS = {
  open: { words: 'ALL CLEAR', title: 'No requests to answer', hint: ASKED },
  waiting: {
    words: 'NONE YET',
    title: 'No answered requests',
    hint: 'Requests you answered stay here until the person writes again or someone closes them.',
  },
  snoozed: {
    words: 'NONE YET',
    title: 'No snoozed requests',
    hint: 'Snoozed requests come back at their date.',
  },
  closed: { words: 'NONE YET', title: 'No closed requests', hint: 'Requests someone closed appear here.' },
  all: { words: 'NONE YET', title: 'No requests yet', hint: ASKED },
};

/** The questions people sent, those that need an answer first. */
export function QueuePage({ view }: { view: QueueView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    queueOptions(api, view),
  );
  const { change, hrefOf } = useView('/admin/support', view);
  const now = useNow();
  const requests = data.pages.flatMap((page) => page.requests);
  const status = statusOf(view);
  return (
    <AdminShell
      title="Support"
      search={
        <SearchField
          label="Search requests"
          placeholder="Subject, name or email"
          value={view.q ?? ''}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      }
      actions={<ExportButton list="support" filters={filtersOf(view)} />}
    >
      <SavedViews list="support" path="/admin/support" view={view} />
      <SegmentBar
        label="Status"
        segments={countedSegments(SEGMENTS, data.pages[0]?.counts, 'status')}
        value={status}
        onValueChange={(next) => change({ status: next === 'open' ? undefined : next })}
      />
      {requests.length === 0 ? (
        <NoRows
          {...(view.q
            ? { title: 'No requests found', hint: 'Search by subject, name or email.' }
            : EMPTY_WORDS[status])}
        />
      ) : (
        <DataTable
          caption="Support requests"
          columns={columns(now)}
          rows={requests}
          {...tableSort(view, REQUEST_SORTS, change, {
            by: 'last_message',
            direction: status === 'open' ? 'ascending' : 'descending',
          })}
          nameOf={({ person }) => person.name}
          openId={view.open}
          hrefOf={({ id }) => hrefOf({ open: id })}
          onOpen={(open) => change({ open })}
        />
      )}
      <Pager
        shown={requests.length}
        noun={['request', 'requests']}
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        onMore={fetchNextPage}
      />
      {view.open ? (
        <ThreadDrawer
          id={view.open}
          ids={requests.map(({ id }) => id)}
          onOpen={(open) => change({ open }, { replace: true })}
          onClose={() => change({ open: undefined })}
        />
      ) : null}
    </AdminShell>
  );
}

function columns(now: Date): [Column<SupportEntry>, ...Column<SupportEntry>[]] {
  return [
    { header: 'Subject', phone: 'left', className: 'max-w-96 truncate', cell: ({ subject }) => subject },
    { header: 'Status', phone: 'right', cell: ({ status }) => <StatusBadge status={status} /> },
    {
      header: 'From',
      phone: 'left',
      className: 'max-w-60 truncate text-ink-2',
      cell: ({ person }) => person.name,
    },
    {
      header: 'Last message',
      sort: 'last_message',
      sortedAs: 'time',
      phone: 'right',
      numeric: true,
      className: 'text-ink-2 whitespace-nowrap',
      cell: ({ last_message_at }) => momentWords(last_message_at, now),
    },
    {
      header: 'Snoozed until',
      numeric: true,
      className: 'text-ink-2 whitespace-nowrap',
      cell: ({ snoozed_until }) => (snoozed_until ? dayWords(snoozed_until, now) : null),
    },
  ];
}
