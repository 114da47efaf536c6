import { createFileRoute } from '@tanstack/react-router';
import { industriesOptions } from '../../../components/business/business-options.ts';
import { titled } from '../../../head.ts';
import { EnrichmentTestPage } from '../../../pages/admin/enrichment-test/enrichment-test-page.tsx';
import { testOptions, testsOptions } from '../../../pages/admin/enrichment-test/tests-options.ts';
import { getQueryClient } from '../../../router-context.ts';
import { readView } from '../../../session/search-readers.ts';

const readTestsView = readView('open');

export const Route = createFileRoute('/_member/admin/enrichment-test')({
  validateSearch: readTestsView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    await Promise.all([
      queries.ensureInfiniteQueryData(testsOptions(context.api)),
      queries.ensureQueryData(industriesOptions(context.api)),
      deps.open && queries.prefetchQuery(testOptions(context.api, deps.open)),
    ]);
  },
  head: titled('Enrichment Test'),
  component: EnrichmentTest,
});

function EnrichmentTest() {
  return <EnrichmentTestPage view={Route.useSearch()} />;
}
