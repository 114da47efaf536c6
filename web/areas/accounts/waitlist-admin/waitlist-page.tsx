import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { countedOptions, countedSegments } from '#web/components/admin/counted.ts';
import { ExportButton } from '#web/components/admin/export-button.tsx';
import { FilterSelect } from '#web/components/admin/filter-select.tsx';
import { ForAdmins } from '#web/components/admin/for-admins.tsx';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { Pager } from '#web/components/admin/pager.tsx';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { SavedViews } from '#web/components/admin/saved-views.tsx';
import { SearchField } from '#web/components/admin/search-field.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { tableSort } from '#web/components/admin/sorting.ts';
import { useView } from '#web/components/admin/use-view.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { CityCounts } from './city-counts.tsx';
import { entryColumns, ROLE_WORDS, STATUS_WORDS } from './entry-columns.tsx';
import {
  countsOptions,
  entriesOptions,
  filtersOf,
  readRole,
  readStatus,
  WAITLIST_SORTS,
  type WaitlistView,
} from './waitlist-options.ts';

const SEGMENTS = [
  { value: 'all', label: 'All' },
  { value: 'confirmed', label: STATUS_WORDS.confirmed },
  { value: 'pending', label: STATUS_WORDS.pending },
  { value: 'removed', label: STATUS_WORDS.removed },
] as const;
const ROLES = [
  { value: 'business', label: ROLE_WORDS.business },
  { value: 'creator', label: ROLE_WORDS.creator },
];

/** Who waits for which city, and the button that tells them we're open. */
export function WaitlistAdminPage({ view }: { view: WaitlistView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useSuspenseInfiniteQuery(entriesOptions(api, view));
  const { cities } = useSuspenseQuery(countsOptions(api)).data;
  const { change } = useView('/admin/waitlist', view);
  const now = useNow();
  const counts = list.data.pages[0]?.counts;
  const entries = list.data.pages.flatMap((page) => page.entries);
  return (
    <AdminShell
      title="Waitlist"
      search={
        <SearchField
          label="Search the waitlist"
          placeholder="Address"
          value={view.q ?? ''}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      }
      actions={
        <ForAdmins rule="admin_operations">
          <ExportButton list="waitlist" filters={filtersOf(view)} />
        </ForAdmins>
      }
    >
      <CityCounts cities={cities} />
      <SavedViews list="waitlist" path="/admin/waitlist" view={view} />
      <SegmentBar
        label="Status"
        segments={countedSegments(SEGMENTS, counts, 'status')}
        value={readStatus(view) ?? 'all'}
        onValueChange={(state) => change({ state: state === 'all' ? undefined : state })}
      >
        <FilterSelect
          label="City"
          options={cities.map(({ id, name }) => ({ value: id, label: name }))}
          value={cities.find(({ id }) => id === view.city)?.id}
          onValueChange={(city) => change({ city })}
        />
        <FilterSelect
          label="Role"
          options={countedOptions(ROLES, counts, 'role')}
          value={readRole(view)}
          onValueChange={(role) => change({ role })}
        />
      </SegmentBar>
      {entries.length === 0 ? (
        <NoRows
          {...(Object.keys(filtersOf(view)).length > 0
            ? { title: 'No entries found', hint: 'Change the search, or remove a filter.' }
            : {
                words: 'NONE YET',
                title: 'No entries yet',
                hint: 'People who ask to hear when a city opens appear here.',
              })}
        />
      ) : (
        <PlainTable
          caption="Waitlist"
          columns={entryColumns(now)}
          rows={entries}
          keyOf={({ id }) => id}
          {...tableSort(view, WAITLIST_SORTS, change, { by: 'joined', direction: 'descending' })}
        />
      )}
      <Pager
        shown={entries.length}
        noun={['entry', 'entries']}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={list.fetchNextPage}
      />
    </AdminShell>
  );
}
