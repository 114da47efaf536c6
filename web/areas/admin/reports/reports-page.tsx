import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { ExportButton } from '#web/components/admin/export-button.tsx';
import { SavedViews } from '#web/components/admin/saved-views.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { Appeals } from './appeals.tsx';
import { DecidedReports } from './decided-reports.tsx';
import { OpenReports } from './open-reports.tsx';
import { ReportDrawer } from './report-drawer.tsx';
import { keyOf, type ReportsView, readKey, reportsOptions } from './reports-options.ts';

/** What a section has of its own. */
const NO_CHOICES = { action: undefined, sort: undefined, dir: undefined };
const VIEWS = ['open', 'appeals', 'decided'] as const;

/** What people reported, appeals against our decisions, and recent decisions. */
export function ReportsPage({ view }: { view: ReportsView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useSuspenseQuery(reportsOptions(api));
  const { change, hrefOf } = useView('/admin/reports', view);
  const now = useNow();
  const shown = VIEWS.find((known) => known === view.view) ?? 'open';
  const open = readKey(view.open);
  const show = (key: string) => change({ open: key });
  return (
    <AdminShell title="Reports" actions={<ExportButton list="reports" />}>
      <SavedViews list="reports" path="/admin/reports" view={view} />
      <SegmentBar
        label="Sections"
        segments={[
          { value: 'open', label: 'Open', count: data.open.length },
          { value: 'appeals', label: 'Appeals', count: data.appeals.length },
          { value: 'decided', label: 'Decided' },
        ]}
        value={shown}
        onValueChange={(next) =>
          change({ ...NO_CHOICES, view: next === 'open' ? undefined : next, open: undefined })
        }
      />
      {shown === 'open' ? (
        <OpenReports
          rows={data.open}
          now={now}
          openKey={view.open}
          hrefOf={(key) => hrefOf({ open: key })}
          onOpen={show}
        />
      ) : null}
      {shown === 'appeals' ? <Appeals appeals={data.appeals} now={now} /> : null}
      {shown === 'decided' ? <DecidedReports view={view} now={now} /> : null}
      {open ? (
        <ReportDrawer
          target={open}
          ids={shown === 'open' ? data.open.map(keyOf) : []}
          onOpen={(key) => change({ open: key }, { replace: true })}
          onClose={() => change({ open: undefined })}
        />
      ) : null}
    </AdminShell>
  );
}
