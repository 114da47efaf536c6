import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { approvalsOptions, reportedRatingsOptions } from './approvals-options.ts';
import { ApprovalsPage } from './approvals-page.tsx';

export const Route = createFileRoute('/_member/admin/approvals')({
  validateSearch: readView('view'),
  loaderDeps: ({ search }): { view?: string } => search,
  loader: async ({ context, deps }) => {
    const client = getQueryClient(context);
    await (deps.view === 'reviews'
      ? client.ensureQueryData(reportedRatingsOptions(context.api))
      : client.ensureQueryData(approvalsOptions(context.api)));
  },
  head: titled('Approvals'),
  component: Approvals,
});

function Approvals() {
  return <ApprovalsPage view={Route.useSearch()} />;
}
