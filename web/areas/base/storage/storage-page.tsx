import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { StorageOverview } from '#contract/base/storage.ts';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { NothingHere } from '#web/components/admin/nothing-here.tsx';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import { sizeWords } from '#web/components/media/media-words.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { BucketFigures, files } from './bucket-figures.tsx';
import { OwnerName } from './owner-name.tsx';
import { readStorageView, type StorageView, storageOptions } from './storage-options.ts';

// The code of the reason dialog is fetched with the views that use it.
const OrphanRows = lazyPart(async () => (await import('./orphan-rows.tsx')).OrphanRows);
const DeletedRows = lazyPart(async () => (await import('./file-rows.tsx')).DeletedRows);
const UnfinishedRows = lazyPart(async () => (await import('./file-rows.tsx')).UnfinishedRows);

/** Stored files, their owners, and files to clean up. The title bar says "Admin", as the spec requires. */
export function StoragePage({ view }: { view: StorageView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useSuspenseQuery(storageOptions(api));
  const { change } = useView('/admin/storage', view);
  const now = useNow();
  const shown = readStorageView(view);
  return (
    <AdminShell title="Storage" headerTitle="Admin">
      <BucketFigures buckets={data.buckets} kind={data.kind} />
      <SegmentBar
        label="Sections"
        segments={[
          { value: 'usage', label: 'Usage' },
          { value: 'deleted', label: 'Recently deleted', count: data.deleted.length },
          { value: 'orphans', label: 'Orphans' },
          { value: 'unfinished', label: 'Unfinished', count: data.unfinished.length },
        ]}
        value={shown}
        onValueChange={(next) => change({ view: next === 'usage' ? undefined : next })}
      />
      {shown === 'usage' ? <UsageRows largest={data.largest} /> : null}
      <Suspense fallback={null}>
        {shown === 'deleted' ? <DeletedRows deleted={data.deleted} now={now} /> : null}
        {shown === 'orphans' ? <OrphanRows now={now} /> : null}
        {shown === 'unfinished' ? <UnfinishedRows unfinished={data.unfinished} now={now} /> : null}
      </Suspense>
    </AdminShell>
  );
}

/** The largest owners of files. */
function UsageRows({ largest }: Pick<StorageOverview, 'largest'>) {
  if (largest.length === 0) {
    return <NothingHere title="No files yet" hint="Files appear here after the first upload." />;
  }
  return (
    <PlainTable
      caption="Usage by owner"
      rows={largest}
      keyOf={({ entity_type, entity_id }) => `${entity_type}/${entity_id}`}
      columns={[
        { header: 'Owner', cell: (row) => <OwnerName {...row} />, phone: 'left' },
        { header: 'Files', cell: ({ file_count }) => files(file_count), numeric: true },
        { header: 'Size', cell: ({ byte_size }) => sizeWords(byte_size), numeric: true, phone: 'right' },
      ]}
    />
  );
}
