import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { EMAIL_EVENT_STATUSES } from '#domain/base/email-event-states.ts';
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
import { EMAIL_FACES } from './email-badge.tsx';
import { emailColumns } from './email-columns.tsx';
import { EmailDrawer } from './email-drawer.tsx';
import { templateWords } from './email-words.ts';
import { EMAIL_SORTS, type EmailsView, emailsOptions, filtersOf, readState } from './emails-options.ts';

const SEGMENTS = [
  { value: 'all', label: 'All' },
  ...EMAIL_EVENT_STATUSES.map((value) => ({ value, label: EMAIL_FACES[value].words })),
] as const;

/** Every email we queued, and what happened to it. */
export function EmailsPage({ view }: { view: EmailsView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useSuspenseInfiniteQuery(emailsOptions(api, view));
  const { change, hrefOf } = useView('/admin/email-events', view);
  const now = useNow();
  const emails = list.data.pages.flatMap((page) => page.emails);
  const counts = list.data.pages[0]?.counts;
  const templates = list.data.pages[0]?.templates ?? [];
  return (
    <AdminShell
      title="Email Events"
      search={
        <SearchField
          label="Search emails"
          placeholder="Address"
          value={view.q ?? ''}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      }
      actions={<ExportButton list="emails" filters={filtersOf(view)} />}
    >
      <SavedViews list="emails" path="/admin/email-events" view={view} />
      <SegmentBar
        label="Status"
        segments={countedSegments(SEGMENTS, counts, 'status')}
        value={readState(view) ?? 'all'}
        onValueChange={(state) => change({ state: state === 'all' ? undefined : state })}
      >
        <FilterSelect
          label="Email"
          options={countedOptions(
            templates.map((value) => ({ value, label: templateWords(value) })),
            counts,
            'template',
          )}
          value={templates.find((one) => one === view.mail)}
          onValueChange={(mail) => change({ mail })}
        />
      </SegmentBar>
      {emails.length === 0 ? (
        <NoRows
          {...(view.q || view.state || view.mail
            ? { title: 'No emails found', hint: 'Search by email address, at least 2 letters.' }
            : { words: 'NONE YET', title: 'No emails yet', hint: 'Emails that Bizmeet sends appear here.' })}
        />
      ) : (
        <DataTable
          caption="Emails"
          columns={emailColumns(now)}
          rows={emails}
          {...tableSort(view, EMAIL_SORTS, change, { by: 'queued', direction: 'descending' })}
          nameOf={({ recipient }) => recipient}
          openId={view.open}
          hrefOf={({ id }) => hrefOf({ open: id })}
          onOpen={(open) => change({ open })}
        />
      )}
      <Pager
        shown={emails.length}
        noun={['email', 'emails']}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={list.fetchNextPage}
      />
      {view.open ? (
        <EmailDrawer
          id={view.open}
          ids={emails.map(({ id }) => id)}
          onOpen={(open) => change({ open }, { replace: true })}
          onClose={() => change({ open: undefined })}
        />
      ) : null}
    </AdminShell>
  );
}
