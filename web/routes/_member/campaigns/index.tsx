import { createFileRoute, useRouter } from '@tanstack/react-router';
import { titled } from '../../../head.ts';
import {
  campaignCountOptions,
  campaignListOptions,
  filterOptionsOptions,
  savedCampaignsOptions,
} from '../../../pages/discover/discover-options.ts';
import { DiscoverPage } from '../../../pages/discover/discover-page.tsx';
import { readFilters, writeFilters } from '../../../pages/discover/discover-view.ts';
import { getQueryClient } from '../../../router-context.ts';
import { stringifySearch } from '../../../search-params.ts';
import { readView } from '../../../session/search-readers.ts';
import { useAccount } from '../../../session/use-auth.ts';
import { useBar } from '../../../session/use-bar.ts';

const readDiscoverView = readView(
  'q',
  'industry',
  'neighborhoods',
  'min_payout',
  'max_payout',
  'content_types',
  'deadline',
  'sort',
  'view',
);

export const Route = createFileRoute('/_member/campaigns/')({
  validateSearch: readDiscoverView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    const isCreator = context.auth.getState().user?.role === 'creator';
    const isSaved = isCreator && deps.view === 'saved';
    const asked = Promise.all([
      isSaved && queries.prefetchInfiniteQuery(savedCampaignsOptions(context)),
      !isSaved && queries.prefetchInfiniteQuery(campaignListOptions(context, readFilters(deps, isCreator))),
      queries.prefetchQuery(filterOptionsOptions(context)),
      queries.prefetchQuery(campaignCountOptions(context)),
    ]);
    // The first page is whole; later ones stand at once and fill, so that a choice never takes the page away.
    if (import.meta.env.SSR) await asked;
  },
  head: titled('Discover Campaigns'),
  component: Discover,
});

function Discover() {
  const { site } = Route.useRouteContext();
  const { role } = useAccount();
  const router = useRouter();
  const view = Route.useSearch();
  const filters = readFilters(view, role === 'creator');
  return (
    <DiscoverPage
      bar={useBar('/campaigns')}
      now={new Date(site.now)}
      role={role}
      filters={filters}
      isSaved={role === 'creator' && view.view === 'saved'}
      onChange={(change, { replace = false } = {}) => {
        // A second choice comes before the first is drawn, so it adds to where the router is going, not to what is seen.
        const { pathname, search } = router.latestLocation;
        const chosen =
          pathname === '/campaigns' ? readFilters(readDiscoverView(search), role === 'creator') : filters;
        const href = `/campaigns${stringifySearch(writeFilters({ ...chosen, ...change }))}`;
        void router.navigate({ href, replace, resetScroll: false });
      }}
    />
  );
}
