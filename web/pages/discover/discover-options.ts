import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getCampaignCountOptions,
  getCampaignFiltersOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import { listCampaigns, listKeptCampaigns } from '#web/api/generated/sdk.gen.ts';
import type { CampaignPage } from '#web/api/generated/types.gen.ts';
import type { RouterContext } from '#web/router-context.ts';
import { fetchMe } from '#web/session/fetch-me.ts';
import { type DiscoverFilters, toQuery } from './discover-view.ts';

const MINUTE_MS = 60_000;

type Reach = Pick<RouterContext, 'api' | 'auth'>;

/** The list goes on by the cursor of its last page; pages fetched ahead are taken from the cache. */
export function campaignListOptions(reach: Reach, filters: DiscoverFilters) {
  return infiniteQueryOptions({
    queryKey: ['campaigns', 'list', toQuery(filters)],
    queryFn: ({ client, pageParam }): Promise<CampaignPage> =>
      import.meta.env.SSR
        ? fetchPage(reach, filters, pageParam)
        : client.fetchQuery(campaignPageOptions(reach, filters, pageParam)),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 2 * MINUTE_MS,
  });
}

/** What a creator saved. It changes with every press of a bookmark, wherever that stands. */
export function savedCampaignsOptions({ api }: Pick<Reach, 'api'>) {
  return infiniteQueryOptions({
    queryKey: ['campaigns', 'kept', 'saved'],
    queryFn: async ({ pageParam }): Promise<CampaignPage> => {
      const query = { kept_as: 'saved' as const, ...(pageParam && { cursor: pageParam }) };
      return (await listKeptCampaigns({ ...api, query, throwOnError: true })).data;
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 0,
  });
}

/** One page by itself, to be fetched before it is asked for. */
export function campaignPageOptions(reach: Reach, filters: DiscoverFilters, cursor: string) {
  return queryOptions({
    queryKey: ['campaigns', 'page', toQuery(filters), cursor],
    queryFn: () => fetchPage(reach, filters, cursor),
    staleTime: 2 * MINUTE_MS,
  });
}

async function fetchPage({ api, auth }: Reach, filters: DiscoverFilters, cursor: string) {
  // What a row says about one's own application depends on who asks; the server has just asked.
  if (!import.meta.env.SSR) await auth.check(() => fetchMe(api));
  const query = { ...toQuery(filters), ...(cursor && { cursor }) };
  const { data } = await listCampaigns({ ...api, query, throwOnError: true });
  return data;
}

export function filterOptionsOptions({ api }: Pick<Reach, 'api'>) {
  return { ...getCampaignFiltersOptions(api), staleTime: 10 * MINUTE_MS, gcTime: 10 * MINUTE_MS };
}

export function campaignCountOptions({ api }: Pick<Reach, 'api'>) {
  return { ...getCampaignCountOptions(api), staleTime: 5 * MINUTE_MS };
}
