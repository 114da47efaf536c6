import { createFileRoute, useRouter } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { stringifySearch } from '#web/search-params.ts';
import { readView } from '#web/session/search-readers.ts';
import { useAccount } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import {
  campaignCountOptions,
  campaignListOptions,
  filterOptionsOptions,
  savedCampaignsOptions,
} from './discover-options.ts';
import { DiscoverPage } from './discover-page.tsx';
import { readFilters, writeFilters } from './discover-view.ts';

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
    // The server renders the first page in full. In the browser a new choice shows the page right away and fills it
    // later.
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
        // A second choice may come before the first has rendered, so it builds on the router's latest location.
        const { pathname, search } = router.latestLocation;
        const chosen =
          pathname === '/campaigns' ? readFilters(readDiscoverView(search), role === 'creator') : filters;
        const href = `/campaigns${stringifySearch(writeFilters({ ...chosen, ...change }))}`;
        void router.navigate({ href, replace, resetScroll: false });
      }}
    />
  );
}
