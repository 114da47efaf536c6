import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { useNow } from '#web/components/admin/use-now.ts';
import { useView } from '#web/components/admin/use-view.ts';
import { BucketFigures } from './bucket-figures.tsx';
import { readStorageView, type StorageView, storageOptions } from './storage-options.ts';
import { UsageRows } from './usage-rows.tsx';
import { useStorageDeeds } from './use-storage-deeds.ts';

// What asks for reasons comes with the views that do.
const OrphanRows = lazy(async () => ({ default: (await import('./orphan-rows.tsx')).OrphanRows }));
const DeletedRows = lazy(async () => ({ default: (await import('./deed-rows.tsx')).DeletedRows }));
const UnfinishedRows = lazy(async () => ({ default: (await import('./deed-rows.tsx')).UnfinishedRows }));

/** What lies in the store, whose it is, and what has to be cleaned up. Its title bar says "Admin", as the spec has it. */
export function StoragePage({ view }: { view: StorageView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useSuspenseQuery(storageOptions(api));
  const { change } = useView('/admin/storage', view);
  const deeds = useStorageDeeds();
  const now = useNow();
  const shown = readStorageView(view);
  return (
    <AdminShell title="Storage" headerTitle="Admin">
      <BucketFigures buckets={data.buckets} kind={data.kind} />
      <SegmentBar
        label="What to look at"
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
        {shown === 'deleted' ? <DeletedRows deleted={data.deleted} deeds={deeds} now={now} /> : null}
        {shown === 'orphans' ? <OrphanRows deeds={deeds} now={now} /> : null}
        {shown === 'unfinished' ? (
          <UnfinishedRows unfinished={data.unfinished} deeds={deeds} now={now} />
        ) : null}
      </Suspense>
    </AdminShell>
  );
}
