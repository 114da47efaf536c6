import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { countedOptions, countedSegments } from '#web/components/admin/counted.ts';
import { DataTable } from '#web/components/admin/data-table.tsx';
import { ExportButton } from '#web/components/admin/export-button.tsx';
import { FilterSelect } from '#web/components/admin/filter-select.tsx';
import { useIsAllowed } from '#web/components/admin/for-admins.tsx';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { Pager } from '#web/components/admin/pager.tsx';
import { SavedViews } from '#web/components/admin/saved-views.tsx';
import { SearchField } from '#web/components/admin/search-field.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { tableSort } from '#web/components/admin/sorting.ts';
import { useView } from '#web/components/admin/use-view.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { businessColumns } from './business-columns.tsx';
import { BusinessDrawer } from './business-drawer.tsx';
import {
  BUSINESS_SORTS,
  type BusinessesView,
  businessesOptions,
  filtersOf,
  industryOptions,
  setupOf,
} from './businesses-options.ts';

const SEGMENTS = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Setting up' },
  { value: 'done', label: 'Set up' },
] as const;

export function BusinessesPage({ view }: { view: BusinessesView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useSuspenseInfiniteQuery(businessesOptions(api, view));
  const { data: known } = useSuspenseQuery(industryOptions(api));
  const { change, hrefOf } = useView('/admin/businesses', view);
  const now = useNow();
  const hasAmounts = useIsAllowed('admin_amounts');
  const businesses = list.data.pages.flatMap((page) => page.businesses);
  const counts = list.data.pages[0]?.counts;
  const industry = known.industries.find(({ slug }) => slug === view.industry)?.slug;
  return (
    <AdminShell
      title="Businesses"
      search={
        <SearchField
          label="Search businesses"
          placeholder="Business, owner or email"
          value={view.q ?? ''}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      }
      actions={<ExportButton list="businesses" filters={filtersOf(view)} />}
    >
      <SavedViews list="businesses" path="/admin/businesses" view={view} />
      <SegmentBar
        label="Setting up"
        segments={countedSegments(SEGMENTS, counts, 'setup')}
        value={setupOf(view)}
        onValueChange={(setup) => change({ setup: setup === 'all' ? undefined : setup })}
      >
        <FilterSelect
          label="Industry"
          options={countedOptions(
            known.industries.map(({ slug, name }) => ({ value: slug, label: name })),
            counts,
            'industry',
          )}
          value={industry}
          onValueChange={(slug) => change({ industry: slug })}
        />
      </SegmentBar>
      {businesses.length === 0 ? (
        <NoRows
          {...(view.q || view.setup || view.industry
            ? {
                title: 'No businesses found',
                hint: 'Search by the start of the business’s or owner’s name or email, or remove a filter.',
              }
            : {
                words: 'NONE YET',
                title: 'No businesses yet',
                hint: 'Businesses appear here when their owner starts the setup.',
              })}
        />
      ) : (
        <DataTable
          caption="Businesses"
          columns={businessColumns(now, hasAmounts)}
          rows={businesses}
          {...tableSort(view, BUSINESS_SORTS, change, { by: 'joined', direction: 'descending' })}
          nameOf={({ business_name }) => business_name}
          openId={view.open}
          hrefOf={({ id }) => hrefOf({ open: id })}
          onOpen={(open) => change({ open })}
        />
      )}
      <Pager
        shown={businesses.length}
        noun={['business', 'businesses']}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={list.fetchNextPage}
      />
      {view.open ? (
        <BusinessDrawer
          id={view.open}
          ids={businesses.map(({ id }) => id)}
          onOpen={(open) => change({ open }, { replace: true })}
          onClose={() => change({ open: undefined })}
        />
      ) : null}
    </AdminShell>
  );
}
