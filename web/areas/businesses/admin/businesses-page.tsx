import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { DataTable } from '#web/components/admin/data-table.tsx';
import { FilterSelect } from '#web/components/admin/filter-select.tsx';
import { useIsAllowed } from '#web/components/admin/for-admins.tsx';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { Pager } from '#web/components/admin/pager.tsx';
import { SearchField } from '#web/components/admin/search-field.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { businessColumns } from './business-columns.tsx';
import { BusinessDrawer } from './business-drawer.tsx';
import { type BusinessesView, businessesOptions, industryOptions, setupOf } from './businesses-options.ts';

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
    >
      <SegmentBar
        label="Setting up"
        segments={SEGMENTS}
        value={setupOf(view)}
        onValueChange={(setup) => change({ setup: setup === 'all' ? undefined : setup })}
      >
        <FilterSelect
          label="Industry"
          options={known.industries.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={industry}
          onValueChange={(slug) => change({ industry: slug })}
        />
      </SegmentBar>
      {businesses.length === 0 ? (
        <NoRows
          title="No businesses found"
          hint="Search by the start of the business’s or owner’s name or email, or remove a filter."
        />
      ) : (
        <DataTable
          caption="Businesses"
          columns={businessColumns(now, hasAmounts)}
          rows={businesses}
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
