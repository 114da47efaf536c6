import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { PLATFORM_NAMES, SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';
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
import { useNow } from '#web/components/time/use-now.ts';
import { ProviderLines } from './provider-lines.tsx';
import { accountName, socialColumns } from './social-columns.tsx';
import { SocialDrawer } from './social-drawer.tsx';
import {
  filtersOf,
  readFilter,
  readPlatform,
  SOCIAL_SORTS,
  type SocialView,
  socialListOptions,
  socialSummaryOptions,
} from './social-options.ts';
import { SummaryBar } from './summary-bar.tsx';

const SEGMENTS = [
  { value: 'all', label: 'All' },
  { value: 'connected', label: 'Connected' },
  { value: 'expiring', label: 'Expiring' },
  { value: 'expired', label: 'Expired' },
  { value: 'failing', label: 'Failing' },
  { value: 'proven', label: 'Verified by code' },
  { value: 'unproven', label: 'Not verified' },
] as const;
const PLATFORMS = SOCIAL_PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] }));

/** Accounts on all platforms: the spec names the page after the first one. */
export function InstagramPage({ view }: { view: SocialView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    socialListOptions(api, view),
  );
  const { data: summary } = useSuspenseQuery(socialSummaryOptions(api));
  const { change, hrefOf } = useView('/admin/instagram', view);
  const now = useNow();
  const accounts = data.pages.flatMap((page) => page.accounts);
  const counts = data.pages[0]?.counts;
  const filter = readFilter(view.filter);
  return (
    <AdminShell
      title="Instagram"
      search={
        <SearchField
          label="Search accounts"
          placeholder="Handle, name or email"
          value={view.q ?? ''}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      }
      actions={<ExportButton list="social_accounts" filters={filtersOf(view)} />}
    >
      <SummaryBar summary={summary} filter={filter} onFilter={(next) => change({ filter: next })} />
      <ProviderLines providers={summary.providers} />
      <SavedViews list="social_accounts" path="/admin/instagram" view={view} />
      <SegmentBar
        label="Status"
        segments={countedSegments(SEGMENTS, counts, 'filter')}
        value={filter ?? 'all'}
        onValueChange={(next) => change({ filter: next === 'all' ? undefined : next })}
      >
        <FilterSelect
          label="Platform"
          options={countedOptions(PLATFORMS, counts, 'platform')}
          value={readPlatform(view.platform)}
          onValueChange={(platform) => change({ platform })}
        />
      </SegmentBar>
      {accounts.length === 0 ? (
        <NoRows
          {...(Object.keys(filtersOf(view)).length > 0
            ? {
                title: 'No accounts found',
                hint: 'Search by handle, name or email, or choose another status.',
              }
            : {
                words: 'NONE YET',
                title: 'No accounts yet',
                hint: 'Accounts appear here once a creator adds one to an application.',
              })}
        />
      ) : (
        <DataTable
          caption="Accounts on other platforms"
          columns={socialColumns(now)}
          rows={accounts}
          {...tableSort(view, SOCIAL_SORTS, change, { by: 'added', direction: 'descending' })}
          nameOf={accountName}
          openId={view.open}
          hrefOf={({ id }) => hrefOf({ open: id })}
          onOpen={(open) => change({ open })}
        />
      )}
      <Pager
        shown={accounts.length}
        noun={['account', 'accounts']}
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        onMore={fetchNextPage}
      />
      {view.open ? (
        <SocialDrawer
          id={view.open}
          ids={accounts.map(({ id }) => id)}
          onOpen={(open) => change({ open }, { replace: true })}
          onClose={() => change({ open: undefined })}
        />
      ) : null}
    </AdminShell>
  );
}
