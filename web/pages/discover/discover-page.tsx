import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Role } from '#domain/roles.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { CampaignList } from './campaign-list.tsx';
import { DiscoverHead } from './discover-head.tsx';
import {
  campaignCountOptions,
  campaignListOptions,
  campaignPageOptions,
  filterOptionsOptions,
} from './discover-options.ts';
import { type DiscoverFilters, isFiltered, NO_FILTERS, type ViewChange } from './discover-view.ts';
import { FilterPanel } from './filter-panel.tsx';
import { KeepTools } from './keep-tools.tsx';
import { ListBar } from './list-bar.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListFailed, NoCampaigns } from './list-states.tsx';
import { ListTabs } from './list-tabs.tsx';

const SavedCampaigns = lazy(async () => ({
  default: (await import('./saved-campaigns.tsx')).SavedCampaigns,
}));

type DiscoverPageProps = {
  bar: AppBarProps;
  now: Date;
  role: Role | null;
  filters: DiscoverFilters;
  /** What a creator saved, in place of the list. */
  isSaved: boolean;
  /** Typing replaces the step before it, every other choice is one to go back from. */
  onChange: (change: ViewChange, options?: { replace?: boolean }) => void;
};

export function DiscoverPage({ isSaved, ...page }: DiscoverPageProps) {
  const { bar, now, role, filters, onChange } = page;
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto max-w-wide px-4 pt-6 pb-10 md:px-8 md:pt-13 lg:px-10">
        <DiscoverHead role={role} search={filters.q} onSearch={(q) => onChange({ q }, { replace: true })} />
        {role === 'creator' ? <ListTabs isSaved={isSaved} filters={filters} /> : null}
        {isSaved ? (
          <Suspense fallback={<ListSkeleton />}>
            <SavedCampaigns now={now} />
          </Suspense>
        ) : (
          <OpenCampaigns {...page} />
        )}
      </div>
    </AreaLayout>
  );
}

type OpenCampaignsProps = Omit<DiscoverPageProps, 'bar' | 'isSaved'>;

function OpenCampaigns({ now, role, filters, onChange }: OpenCampaignsProps) {
  const { api, auth } = useRouteContext({ from: '__root__' });
  const reach = { api, auth };
  const queries = useQueryClient();
  const [pressed, setPressed] = useState(false);
  const list = useInfiniteQuery({
    ...campaignListOptions(reach, filters),
    placeholderData: keepPreviousData,
  });
  const { data: options } = useQuery(filterOptionsOptions(reach));
  const { data: count } = useQuery(campaignCountOptions(reach));
  const campaigns = list.data?.pages.flatMap((page) => page.campaigns) ?? [];
  const isNarrowed = isFiltered(filters);
  const isCreator = role === 'creator';
  const clear = () => onChange({ ...NO_FILTERS, sort: filters.sort });

  function fetchAhead() {
    const cursor = list.data?.pages.at(-1)?.next_cursor;
    if (cursor) void queries.prefetchQuery(campaignPageOptions(reach, filters, cursor));
  }

  async function loadMore() {
    setPressed(true);
    await list.fetchNextPage();
    setPressed(false);
  }

  const fields = {
    filters,
    options,
    showsPayout: isCreator,
    isFiltered: isNarrowed,
    onChange,
    onClear: clear,
  };
  return (
    <div className="mt-5 grid gap-x-12 lg:mt-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <FilterPanel {...fields} />
      <section id="campaigns" aria-label="Campaigns" className="min-w-0">
        <ListBar
          {...fields}
          publishedCount={count?.campaign_count ?? null}
          found={list.isPlaceholderData ? null : list.data}
        />
        <div
          aria-busy={list.isPlaceholderData}
          className={`mt-3.5 transition-opacity ${list.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {list.isError && campaigns.length === 0 ? (
            <ListFailed />
          ) : list.isPending ? (
            <ListSkeleton />
          ) : campaigns.length === 0 ? (
            <NoCampaigns isFiltered={isNarrowed} onClear={clear} />
          ) : (
            <CampaignList
              campaigns={campaigns}
              now={now}
              role={role}
              tools={(campaign) => (isCreator ? <KeepTools campaign={campaign} /> : null)}
            />
          )}
        </div>
        <ListFoot
          key={JSON.stringify(filters)}
          shown={campaigns.length}
          hasMore={list.hasNextPage}
          isLoading={pressed || list.isFetchingNextPage}
          onMore={loadMore}
          onApproach={fetchAhead}
        />
      </section>
    </div>
  );
}
