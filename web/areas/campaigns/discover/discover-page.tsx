import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Suspense, useId, useState } from 'react';
import type { Role } from '#domain/accounts/roles.ts';
import { SearchField } from '#web/components/admin/search-field.tsx';
import { AreaLayout } from '#web/components/area-layout.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ReadyMade } from '#web/ui/ready-made.tsx';
import { BookmarkTools } from './bookmark-tools.tsx';
import { CampaignList } from './campaign-list.tsx';
import {
  campaignCountOptions,
  campaignListOptions,
  campaignPageOptions,
  filterOptionsOptions,
} from './discover-options.ts';
import { type DiscoverFilters, isFiltered, NO_FILTERS, type ViewChange } from './discover-view.ts';
import { FilterPanel } from './filter-panel.tsx';
import { foundWords } from './filter-words.ts';
import { ListBar } from './list-bar.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListFailed, NoCampaigns } from './list-states.tsx';
import { ListTabs } from './list-tabs.tsx';

const SavedCampaigns = lazyPart(async () => (await import('./saved-campaigns.tsx')).SavedCampaigns);

type DiscoverPageProps = {
  bar: AppBarProps;
  now: Date;
  role: Role | null;
  filters: DiscoverFilters;
  /** Shows the saved campaigns instead of the list. */
  isSaved: boolean;
  /** Typing replaces the history entry; every other choice adds one. */
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
  const place = useId();
  const list = useInfiniteQuery({
    ...campaignListOptions(reach, filters),
    placeholderData: keepPreviousData,
  });
  const { data: options } = useQuery(filterOptionsOptions(reach));
  const { data: count } = useQuery(campaignCountOptions(reach));
  const campaigns = list.data?.pages.flatMap((page) => page.campaigns) ?? [];
  const publishedCount = count?.campaign_count ?? null;
  const found =
    list.isPlaceholderData || !list.data ? null : foundWords(list.data.pages, isFiltered(filters));
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
      <ReadyMade by={() => ['filters', place, filters, options, isCreator]}>
        {() => <FilterPanel {...fields} />}
      </ReadyMade>
      <section id="campaigns" aria-label="Campaigns" className="min-w-0">
        <ReadyMade by={() => ['list bar', filters, isNarrowed && options, isCreator, found, publishedCount]}>
          {() => <ListBar {...fields} publishedCount={publishedCount} found={found} />}
        </ReadyMade>
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
              name="open"
              campaigns={campaigns}
              now={now}
              role={role}
              tools={(campaign) => (isCreator ? <BookmarkTools campaign={campaign} /> : null)}
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

type DiscoverHeadProps = { role: Role | null; search: string; onSearch: (text: string) => void };

function DiscoverHead({ role, search, onSearch }: DiscoverHeadProps) {
  return (
    <header className="grid items-end gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <h1 className="type-page-title">Discover Campaigns in NYC</h1>
        <p className="mt-3 text-lg text-ink-2 max-md:text-touch">{subtitleFor(role)}</p>
      </div>
      <div className="[&>search]:h-11">
        <SearchField label="Search campaigns or businesses" value={search} onSearch={onSearch} />
      </div>
    </header>
  );
}

function subtitleFor(role: Role | null): string {
  if (role === 'creator') return 'Find collaboration opportunities with NYC businesses';
  if (role === 'business') return 'Explore active campaigns for inspiration';
  return 'Browse available campaigns';
}
