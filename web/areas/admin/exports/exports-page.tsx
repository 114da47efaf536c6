import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ListExport } from '#contract/admin/exports.ts';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { Pager } from '#web/components/admin/pager.tsx';
import { type PlainColumn, PlainTable } from '#web/components/admin/plain-table.tsx';
import { dayWords, momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ExportActions } from './export-actions.tsx';
import { LIST_WORDS, rangeWords, rowWords } from './export-words.ts';
import { exportsOptions } from './exports-options.ts';

/** The lists this admin exported: files being written, to download, and those of the last months. */
export function ExportsPage() {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useSuspenseInfiniteQuery(exportsOptions(api));
  const now = useNow();
  const rows = list.data.pages.flatMap((page) => page.exports);
  return (
    <AdminShell title="Exports">
      <p className="border-line border-b bg-surface px-4 py-4 text-base text-ink-2 md:px-6">
        Export a list with the button above it. Only you can download your files, for 7 days.
      </p>
      {rows.length === 0 ? (
        <NoRows words="NONE YET" title="No exports yet" hint="Lists you export appear here." />
      ) : (
        <div aria-live="polite">
          <PlainTable caption="Exports" rows={rows} keyOf={({ id }) => id} columns={columns(now)} />
        </div>
      )}
      <Pager
        shown={rows.length}
        noun={['export', 'exports']}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={list.fetchNextPage}
      />
    </AdminShell>
  );
}

function columns(now: Date): PlainColumn<ListExport>[] {
  return [
    {
      header: 'List',
      phone: 'left',
      cell: ({ list }) => <span className="font-medium">{LIST_WORDS[list]}</span>,
    },
    { header: 'Status', phone: 'right', cell: ({ status }) => <ExportBadge status={status} /> },
    { header: 'Days', phone: 'left', cell: (one) => rangeWords(one) },
    { header: 'Rows', phone: 'right', numeric: true, cell: ({ row_count }) => rowWords(row_count) },
    {
      header: 'Requested',
      cell: ({ asked_at }) => <span className="num">{momentWords(asked_at, now)}</span>,
    },
    {
      header: 'File until',
      cell: ({ status, expires_at }) =>
        status === 'done' && expires_at ? <span className="num">{dayWords(expires_at, now)}</span> : null,
    },
    { header: 'Action', phone: 'left', cell: (one) => <ExportActions one={one} /> },
  ];
}

const FACES = {
  running: ['In progress', 'info'],
  done: ['Ready', 'money'],
  failed: ['Failed', 'danger'],
  canceled: ['Canceled', 'neutral'],
  expired: ['Expired', 'neutral'],
} as const;

function ExportBadge({ status }: Pick<ListExport, 'status'>) {
  const [words, tone] = FACES[status];
  return <Badge tone={tone}>{words}</Badge>;
}
