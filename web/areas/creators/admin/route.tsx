import { createFileRoute } from '@tanstack/react-router';
import { savedViewsOptions } from '#web/components/admin/saved-views-options.ts';
import { neighborhoodOptions } from '#web/components/neighborhood-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { creatorOptions, creatorsOptions } from './creators-options.ts';
import { CreatorsPage } from './creators-page.tsx';

const readCreatorsView = readView('q', 'status', 'niche', 'neighborhood', 'open', 'sort', 'dir');

export const Route = createFileRoute('/_member/admin/creators')({
  validateSearch: readCreatorsView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    await Promise.all([
      queries.ensureQueryData(neighborhoodOptions(context.api)),
      queries.ensureQueryData(savedViewsOptions(context.api, 'creators')),
      queries.ensureInfiniteQueryData(creatorsOptions(context.api, deps)),
      deps.open && queries.prefetchQuery(creatorOptions(context.api, deps.open)),
    ]);
  },
  head: titled('Creators'),
  component: Creators,
});

function Creators() {
  return <CreatorsPage view={Route.useSearch()} />;
}
