import { createFileRoute } from '@tanstack/react-router';
import { savedViewsOptions } from '#web/components/admin/saved-views-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { businessesOptions, businessOptions, industryOptions } from './businesses-options.ts';
import { BusinessesPage } from './businesses-page.tsx';

const readBusinessesView = readView('q', 'setup', 'industry', 'open', 'sort', 'dir');

export const Route = createFileRoute('/_member/admin/businesses')({
  validateSearch: readBusinessesView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    await Promise.all([
      queries.ensureQueryData(industryOptions(context.api)),
      queries.ensureQueryData(savedViewsOptions(context.api, 'businesses')),
      queries.ensureInfiniteQueryData(businessesOptions(context.api, deps)),
      deps.open && queries.prefetchQuery(businessOptions(context.api, deps.open)),
    ]);
  },
  head: titled('Businesses'),
  component: Businesses,
});

function Businesses() {
  return <BusinessesPage view={Route.useSearch()} />;
}
