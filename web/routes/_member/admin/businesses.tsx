import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../head.ts';
import {
  businessesOptions,
  businessOptions,
  industryOptions,
} from '../../../pages/admin/businesses/businesses-options.ts';
import { BusinessesPage } from '../../../pages/admin/businesses/businesses-page.tsx';
import { getQueryClient } from '../../../router-context.ts';
import { readView } from '../../../session/search-readers.ts';

const readBusinessesView = readView('q', 'setup', 'industry', 'open');

export const Route = createFileRoute('/_member/admin/businesses')({
  validateSearch: readBusinessesView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    await Promise.all([
      queries.ensureQueryData(industryOptions(context.api)),
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
