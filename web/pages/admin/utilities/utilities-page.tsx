import { lazy, Suspense } from 'react';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import { Waking } from '#web/components/waking.tsx';
import { readUtilitiesView, type UtilitiesView } from './utilities-options.ts';

const SettingRows = lazy(async () => ({ default: (await import('./setting-rows.tsx')).SettingRows }));
const ChangeRows = lazy(async () => ({ default: (await import('./change-rows.tsx')).ChangeRows }));
const Books = lazy(async () => ({ default: (await import('./books.tsx')).Books }));
const Jobs = lazy(async () => ({ default: (await import('./jobs.tsx')).Jobs }));

/** What keeps the place running: settings, the books, the jobs. */
export function UtilitiesPage({ view }: { view: UtilitiesView }) {
  const { change } = useView('/admin/utilities', view);
  const shown = readUtilitiesView(view);
  return (
    <AdminShell title="Utilities">
      <SegmentBar
        label="What to look at"
        segments={[
          { value: 'settings', label: 'Settings' },
          { value: 'changes', label: 'Changes' },
          { value: 'books', label: 'Books' },
          { value: 'jobs', label: 'Jobs' },
        ]}
        value={shown}
        onValueChange={(next) => change({ view: next === 'settings' ? undefined : next })}
      />
      <Suspense fallback={null}>
        <Waking>
          {shown === 'settings' ? <SettingRows /> : null}
          {shown === 'changes' ? <ChangeRows /> : null}
          {shown === 'books' ? <Books /> : null}
          {shown === 'jobs' ? <Jobs /> : null}
        </Waking>
      </Suspense>
    </AdminShell>
  );
}
