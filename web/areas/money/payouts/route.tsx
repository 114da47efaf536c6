import { createFileRoute } from '@tanstack/react-router';
import { savedViewsOptions } from '#web/components/admin/saved-views-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { payoutOptions, payoutsOptions, summaryOptions } from './payouts-options.ts';
import { AdminPayoutsPage } from './payouts-page.tsx';

const readPayoutsView = readView('q', 'status', 'open', 'sort', 'dir');

export const Route = createFileRoute('/_member/admin/payouts')({
  validateSearch: readPayoutsView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    await Promise.all([
      queries.ensureQueryData(summaryOptions(context.api)),
      queries.ensureQueryData(savedViewsOptions(context.api, 'payouts')),
      queries.ensureInfiniteQueryData(payoutsOptions(context.api, deps)),
      deps.open && queries.prefetchQuery(payoutOptions(context.api, deps.open)),
    ]);
  },
  head: titled('Payouts'),
  component: Payouts,
});

function Payouts() {
  return <AdminPayoutsPage view={Route.useSearch()} />;
}
