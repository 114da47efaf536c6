import { Suspense } from 'react';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { readUtilitiesView, type UtilitiesView } from './utilities-options.ts';

const SettingRows = lazyPart(async () => (await import('./setting-rows.tsx')).SettingRows);
const ChangeRows = lazyPart(async () => (await import('./change-rows.tsx')).ChangeRows);
const Alarms = lazyPart(async () => (await import('./alarms.tsx')).Alarms);
const LedgerView = lazyPart(async () => (await import('./ledger-view.tsx')).LedgerView);
const Provider = lazyPart(async () => (await import('./provider.tsx')).Provider);
const Jobs = lazyPart(async () => (await import('./jobs.tsx')).Jobs);

/** Settings, ledger checks and background jobs. */
export function UtilitiesPage({ view }: { view: UtilitiesView }) {
  const { change } = useView('/admin/utilities', view);
  const shown = readUtilitiesView(view);
  return (
    <AdminShell title="Utilities">
      <SegmentBar
        label="Sections"
        segments={[
          { value: 'settings', label: 'Settings' },
          { value: 'changes', label: 'Changes' },
          { value: 'alarms', label: 'Alarms' },
          { value: 'books', label: 'Ledger' },
          { value: 'provider', label: 'Provider' },
          { value: 'jobs', label: 'Jobs' },
        ]}
        value={shown}
        onValueChange={(next) => change({ view: next === 'settings' ? undefined : next })}
      />
      <Suspense fallback={null}>
        <HydrationMark>
          {shown === 'settings' ? <SettingRows /> : null}
          {shown === 'changes' ? <ChangeRows /> : null}
          {shown === 'alarms' ? <Alarms /> : null}
          {shown === 'books' ? <LedgerView /> : null}
          {shown === 'provider' ? <Provider /> : null}
          {shown === 'jobs' ? <Jobs /> : null}
        </HydrationMark>
      </Suspense>
    </AdminShell>
  );
}
