import { createFileRoute } from '@tanstack/react-router';
import { industriesOptions } from '#web/components/business/business-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { EnrichmentTestPage } from './enrichment-test-page.tsx';
import { testOptions, testsOptions } from './tests-options.ts';

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
