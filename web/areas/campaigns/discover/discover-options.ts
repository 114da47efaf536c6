import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CampaignPage, PublicCampaign } from '#contract/campaigns/listing.ts';
import { shortDescription } from '#domain/campaigns/campaign-words.ts';
import { call } from '#web/api/call.ts';
import { apiQuery } from '#web/api/query.ts';
import type { RouterContext } from '#web/router-context.ts';
import { fetchMe } from '#web/session/fetch-me.ts';
import { type DiscoverFilters, toQuery } from './discover-view.ts';

const MINUTE_MS = 60_000;

type Reach = Pick<RouterContext, 'api' | 'auth'>;

/** A campaign as a row shows it, and a page of them. */
export type ListedCampaign = Omit<PublicCampaign, 'slug' | 'published_at' | 'business_id'>;
export type ListedPage = Omit<CampaignPage, 'campaigns'> & { campaigns: ListedCampaign[] };

/** Each page continues from the cursor of the last one; preloaded pages come from the cache. */
export function campaignListOptions(api: Reach, filters: DiscoverFilters) {
  return infiniteQueryOptions({
    queryKey: ['campaigns', 'list', toQuery(filters)],
    queryFn: ({ client, pageParam }): Promise<ListedPage> =>
      import.meta.env.SSR
        ? fetchPage(api, filters, pageParam)
        : client.fetchQuery(campaignPageOptions(api, filters, pageParam)),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 2 * MINUTE_MS,
  });
}

/** The creator's saved campaigns. They change with every press of a bookmark, on any page. */
export function savedCampaignsOptions({ api }: Pick<Reach, 'api'>) {
  return infiniteQueryOptions({
    queryKey: ['campaigns', 'saved'],
    queryFn: async ({ pageParam }): Promise<ListedPage> => {
      const query = { kind: 'saved' as const, ...(pageParam && { cursor: pageParam }) };
      return asShown(await call(api, 'GET /api/bookmarks', { query }));
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 0,
  });
}

/** A single page, to preload it. */
export function campaignPageOptions(api: Reach, filters: DiscoverFilters, cursor: string) {
  return queryOptions({
    queryKey: ['campaigns', 'page', toQuery(filters), cursor],
    queryFn: () => fetchPage(api, filters, cursor),
    staleTime: 2 * MINUTE_MS,
  });
}

async function fetchPage({ api, auth }: Reach, filters: DiscoverFilters, cursor: string) {
  // A row's application status depends on the session; the server has just checked it.
  if (!import.meta.env.SSR) await auth.check(() => fetchMe(api));
  const query = { ...toQuery(filters), ...(cursor && { cursor }) };
  return asShown(await call(api, 'GET /api/campaigns', { query }));
}

/** The server's pages carry their answers, so these say no more than the rows do. */
export function asShown(page: CampaignPage): ListedPage {
  if (!import.meta.env.SSR) return page;
  return {
    ...page,
    campaigns: page.campaigns.map(({ slug: _slug, published_at: _at, business_id: _business, ...shown }) => ({
      ...shown,
      description: shortDescription(shown.description),
    })),
  };
}

export function filterOptionsOptions({ api }: Pick<Reach, 'api'>) {
  return { ...apiQuery(api, 'GET /api/campaign-filters'), staleTime: 10 * MINUTE_MS, gcTime: 10 * MINUTE_MS };
}

export function campaignCountOptions({ api }: Pick<Reach, 'api'>) {
  return { ...apiQuery(api, 'GET /api/campaign-count'), staleTime: 5 * MINUTE_MS };
}
