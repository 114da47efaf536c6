import { createFileRoute } from '@tanstack/react-router';
import { savedViewsOptions } from '#web/components/admin/saved-views-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { decisionsOptions, readKey, reportCaseOptions, reportsOptions } from './reports-options.ts';
import { ReportsPage } from './reports-page.tsx';

const readReportsView = readView('view', 'open', 'action', 'sort', 'dir');

export const Route = createFileRoute('/_member/admin/reports')({
  validateSearch: readReportsView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    const open = readKey(deps.open);
    await Promise.all([
      queries.ensureQueryData(reportsOptions(context.api)),
      queries.ensureQueryData(savedViewsOptions(context.api, 'reports')),
      deps.view === 'decided' && queries.ensureInfiniteQueryData(decisionsOptions(context.api, deps)),
      open && queries.prefetchQuery(reportCaseOptions(context.api, open)),
    ]);
  },
  head: titled('Reports'),
  component: Reports,
});

function Reports() {
  return <ReportsPage view={Route.useSearch()} />;
}
