import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
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
import { userColumns, userName } from './user-columns.tsx';
import { UserDrawer } from './user-drawer.tsx';
import {
  filtersOf,
  isKey,
  ROLE_WORDS,
  STATE_WORDS,
  USER_SORTS,
  type UsersView,
  usersOptions,
} from './users-options.ts';

const SEGMENTS = [
  { value: 'all', label: 'All' },
  { value: 'business', label: 'Businesses' },
  { value: 'creator', label: 'Creators' },
  { value: 'applicant', label: 'Applicants' },
  { value: 'admin', label: 'Admins' },
  { value: 'none', label: 'No role' },
] as const;
const STATES = Object.entries(STATE_WORDS).map(([value, label]) => ({
  value: value as keyof typeof STATE_WORDS,
  label,
}));

export function UsersPage({ view }: { view: UsersView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    usersOptions(api, view),
  );
  const { change, hrefOf } = useView('/admin/users', view);
  const now = useNow();
  const users = data.pages.flatMap((page) => page.users);
  const counts = data.pages[0]?.counts;
  return (
    <AdminShell
      title="All Users"
      search={
        <SearchField
          label="Search users"
          placeholder="Name or email"
          value={view.q ?? ''}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      }
      actions={<ExportButton list="users" filters={filtersOf(view)} />}
    >
      <SavedViews list="users" path="/admin/users" view={view} />
      <SegmentBar
        label="Role"
        segments={countedSegments(SEGMENTS, counts, 'role')}
        value={isKey(view.role, ROLE_WORDS) ? view.role : 'all'}
        onValueChange={(role) => change({ role: role === 'all' ? undefined : role })}
      >
        <FilterSelect
          label="Status"
          options={countedOptions(STATES, counts, 'account_status')}
          value={isKey(view.state, STATE_WORDS) ? view.state : undefined}
          onValueChange={(state) => change({ state })}
        />
      </SegmentBar>
      {users.length === 0 ? (
        <NoRows title="No users found" hint="Search by name or email." />
      ) : (
        <DataTable
          caption="Users"
          columns={userColumns(now)}
          rows={users}
          {...tableSort(view, USER_SORTS, change, { by: 'joined', direction: 'descending' })}
          nameOf={userName}
          openId={view.open}
          hrefOf={({ id }) => hrefOf({ open: id })}
          onOpen={(open) => change({ open })}
        />
      )}
      <Pager
        shown={users.length}
        noun={['user', 'users']}
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        onMore={fetchNextPage}
      />
      {view.open ? (
        <UserDrawer
          id={view.open}
          ids={users.map(({ id }) => id)}
          onOpen={(open) => change({ open }, { replace: true })}
          onClose={() => change({ open: undefined })}
        />
      ) : null}
    </AdminShell>
  );
}
