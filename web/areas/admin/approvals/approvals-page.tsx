import { Suspense } from 'react';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const Requests = lazyPart(async () => (await import('./requests.tsx')).Requests);
const ReportedRatings = lazyPart(async () => (await import('./reported-ratings.tsx')).ReportedRatings);

/** Requests that need a second admin, and ratings that people reported. */
export function ApprovalsPage({ view }: { view: { view?: string } }) {
  const { change } = useView('/admin/approvals', view);
  const shown = view.view === 'reviews' ? 'reviews' : 'requests';
  return (
    <AdminShell title="Approvals">
      <SegmentBar
        label="Sections"
        segments={[
          { value: 'requests', label: 'Requests' },
          { value: 'reviews', label: 'Reported reviews' },
        ]}
        value={shown}
        onValueChange={(next) => change({ view: next === 'requests' ? undefined : next })}
      />
      <Suspense fallback={null}>
        <HydrationMark>{shown === 'reviews' ? <ReportedRatings /> : <Requests />}</HydrationMark>
      </Suspense>
    </AdminShell>
  );
}
