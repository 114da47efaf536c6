import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { AuditEntry } from '#contract/base/audit-log.ts';
import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { AuditEntryRow } from '#web/components/admin/audit-entry-row.tsx';
import { countedOptions, countedSegments } from '#web/components/admin/counted.ts';
import { ExportButton } from '#web/components/admin/export-button.tsx';
import { FilterSelect } from '#web/components/admin/filter-select.tsx';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { Pager } from '#web/components/admin/pager.tsx';
import { SavedViews } from '#web/components/admin/saved-views.tsx';
import { SearchField } from '#web/components/admin/search-field.tsx';
import { SegmentBar } from '#web/components/admin/segment-bar.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import { Link } from '#web/components/link.tsx';
import { useNow } from '#web/components/time/use-now.ts';
import { Select } from '#web/ui/select.tsx';
import { type AuditLogView, auditLogOptions, filtersOf, readKind } from './audit-log-options.ts';
import { subjectPath } from './subject-links.ts';

const SEGMENTS = [
  { value: 'all', label: 'All' },
  { value: 'changes', label: 'Changes' },
  { value: 'views', label: 'Views' },
] as const;

const ORDERS = [
  { value: 'desc', label: 'Latest first' },
  { value: 'asc', label: 'Earliest first' },
] as const;

/** What every admin changed or looked at. */
export function AuditLogPage({ view }: { view: AuditLogView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useSuspenseInfiniteQuery(auditLogOptions(api, view));
  const { change } = useView('/admin/audit-log', view);
  const now = useNow();
  const entries = list.data.pages.flatMap((page) => page.entries);
  const counts = list.data.pages[0]?.counts;
  const admins = list.data.pages[0]?.admins ?? [];
  return (
    <AdminShell
      title="Audit Log"
      search={
        <SearchField
          label="Search the audit log"
          placeholder="Person, business, campaign, reason"
          value={view.q ?? ''}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      }
      actions={<ExportButton list="audit_log" filters={filtersOf(view)} />}
    >
      <SavedViews list="audit_log" path="/admin/audit-log" view={view} />
      <SegmentBar
        label="Kind"
        segments={countedSegments(SEGMENTS, counts, 'kind')}
        value={readKind(view) ?? 'all'}
        onValueChange={(kind) => change({ kind: kind === 'all' ? undefined : kind })}
      >
        <FilterSelect
          label="Admin"
          options={countedOptions(
            admins.map(({ id, name }) => ({ value: id, label: name })),
            counts,
            'actor_id',
          )}
          value={admins.find(({ id }) => id === view.admin)?.id}
          onValueChange={(admin) => change({ admin })}
        />
        <Select
          label="Order"
          labelHidden
          size="dense"
          options={ORDERS}
          value={view.dir === 'asc' ? 'asc' : 'desc'}
          onValueChange={(dir) => change({ dir: dir === 'asc' ? 'asc' : undefined })}
        />
      </SegmentBar>
      {entries.length === 0 ? (
        <NoRows
          {...(Object.keys(filtersOf(view)).length > 0
            ? { title: 'No entries found', hint: 'Change the search, or remove a filter.' }
            : {
                words: 'NONE YET',
                title: 'No entries yet',
                hint: 'What admins change, and which records they open, appears here.',
              })}
        />
      ) : (
        <ol aria-label="Entries" className="bg-surface px-4 md:px-6">
          {entries.map((entry) => (
            <AuditEntryRow key={entry.id} entry={entry} now={now} about={<About subject={entry.subject} />} />
          ))}
        </ol>
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

/** The name of the record, or a link to it if it has none. */
function About({ subject: { type, id, name } }: { subject: AuditEntry['subject'] }) {
  const path = subjectPath(type, id);
  if (path === null) return null;
  return (
    <>
      {name ? ': ' : '. '}
      <Link href={path} className="text-link break-words">
        {name ?? 'Open record'}
      </Link>
    </>
  );
}
