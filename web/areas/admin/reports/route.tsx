import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { readKey, reportCaseOptions, reportsOptions } from './reports-options.ts';
import { ReportsPage } from './reports-page.tsx';

const readReportsView = readView('view', 'open');

export const Route = createFileRoute('/_member/admin/reports')({
  validateSearch: readReportsView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    const open = readKey(deps.open);
    await Promise.all([
      queries.ensureQueryData(reportsOptions(context.api)),
      open && queries.prefetchQuery(reportCaseOptions(context.api, open)),
    ]);
  },
  head: titled('Reports'),
  component: Reports,
});

function Reports() {
  return <ReportsPage view={Route.useSearch()} />;
}
