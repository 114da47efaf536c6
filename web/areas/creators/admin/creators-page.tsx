import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { NICHE_NAMES, NICHES } from '#domain/creators/niches.ts';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { countedOptions, countedSegments } from '#web/components/admin/counted.ts';
import { DataTable } from '#web/components/admin/data-table.tsx';
import { ExportButton } from '#web/components/admin/export-button.tsx';
import { FilterSelect } from '#web/components/admin/filter-select.tsx';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { Pager } from '#web/components/admin/pager.tsx';
import { SavedViews } from '#web/components/admin/saved-views.tsx';
import { SearchField } from '#web/components/admin/search-field.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { tableSort } from '#web/components/admin/sorting.ts';
import { useView } from '#web/components/admin/use-view.ts';
import { neighborhoodOptions } from '#web/components/neighborhood-options.ts';
import { creatorColumns, creatorName } from './creator-columns.tsx';
import { CreatorDrawer } from './creator-drawer.tsx';
import {
  CREATOR_SORTS,
  type CreatorsView,
  creatorsOptions,
  filtersOf,
  nicheOf,
  statusOf,
} from './creators-options.ts';

const SEGMENTS = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'approved', label: 'Approved' },
  { value: 'pending_review', label: 'In review' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'rejected', label: 'Rejected' },
] as const;

const NICHE_CHOICES = NICHES.map((niche) => ({ value: niche, label: NICHE_NAMES[niche] }));

export function CreatorsPage({ view }: { view: CreatorsView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useSuspenseInfiniteQuery(creatorsOptions(api, view));
  const { data: city } = useSuspenseQuery(neighborhoodOptions(api));
  const { change, hrefOf } = useView('/admin/creators', view);
  const creators = list.data.pages.flatMap((page) => page.creators);
  const counts = list.data.pages[0]?.counts;
  const segment = SEGMENTS.find(({ value }) => value === statusOf(view))?.value ?? 'all';
  return (
    <AdminShell
      title="Creators"
      search={
        <SearchField
          label="Search creators"
          placeholder="Name, email or handle"
          value={view.q ?? ''}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      }
      actions={<ExportButton list="creators" filters={filtersOf(view)} />}
    >
      <SavedViews list="creators" path="/admin/creators" view={view} />
      <SegmentBar
        label="Status"
        segments={countedSegments(SEGMENTS, counts, 'status')}
        value={segment}
        onValueChange={(status) => change({ status: status === 'all' ? undefined : status })}
      >
        <FilterSelect
          label="Niche"
          options={countedOptions(NICHE_CHOICES, counts, 'niche')}
          value={nicheOf(view)}
          onValueChange={(niche) => change({ niche })}
        />
        <FilterSelect
          label="Lives in"
          options={city.neighborhoods.map(({ id, neighborhood_name }) => ({
            value: id,
            label: neighborhood_name,
          }))}
          value={city.neighborhoods.find(({ id }) => id === view.neighborhood)?.id}
          onValueChange={(neighborhood) => change({ neighborhood })}
        />
      </SegmentBar>
      {creators.length === 0 ? (
        <NoRows
          {...(view.q || view.status || view.niche || view.neighborhood
            ? { title: 'No creators found', hint: 'Search by name, email or handle.' }
            : { words: 'NONE YET', title: 'No creators yet', hint: 'Creators appear here once they apply.' })}
        />
      ) : (
        <DataTable
          caption="Creators"
          columns={creatorColumns()}
          rows={creators}
          {...tableSort(view, CREATOR_SORTS, change, { by: 'joined', direction: 'descending' })}
          nameOf={creatorName}
          openId={view.open}
          hrefOf={({ id }) => hrefOf({ open: id })}
          onOpen={(open) => change({ open })}
        />
      )}
      <Pager
        shown={creators.length}
        noun={['creator', 'creators']}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={list.fetchNextPage}
      />
      {view.open ? (
        <CreatorDrawer
          id={view.open}
          ids={creators.map(({ id }) => id)}
          onOpen={(open) => change({ open }, { replace: true })}
          onClose={() => change({ open: undefined })}
        />
      ) : null}
    </AdminShell>
  );
}
