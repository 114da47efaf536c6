import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { AuditSubject } from '#contract/platform/audit-subjects.ts';
import { apiPages } from '#web/api/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AuditEntryRow } from './audit-entry-row.tsx';
import { ForAdmins } from './for-admins.tsx';

type AuditTrailProps = { subjectType: AuditSubject; subjectId: string };

/** The history of admin actions on a record, for admins who may read the audit log. */
export function AuditTrail(props: AuditTrailProps) {
  return (
    <ForAdmins rule="admin_system">
      <Trail {...props} />
    </ForAdmins>
  );
}

/** Who, when and why, with the values before and after. */
function Trail({ subjectType, subjectId }: AuditTrailProps) {
  const { api, site } = useRouteContext({ from: '__root__' });
  const query = { subject_type: subjectType, subject_id: subjectId };
  const trail = useInfiniteQuery(apiPages(api, 'GET /api/admin/audit-log', { query }));
  const entries = trail.data?.pages.flatMap((page) => page.entries);
  const now = new Date(site.now);
  return (
    <section aria-label="Audit log">
      <h3 className="type-item">Audit log</h3>
      {entries === undefined ? (
        <TrailPlaceholder failed={trail.isError} />
      ) : entries.length === 0 ? (
        <p className="mt-2 text-base text-ink-2">No admin actions yet.</p>
      ) : (
        <ol className="mt-1">
          {entries.map((entry) => (
            <AuditEntryRow key={entry.id} entry={entry} now={now} />
          ))}
        </ol>
      )}
      {trail.hasNextPage ? (
        <Button size="dense" loading={trail.isFetchingNextPage} onClick={() => trail.fetchNextPage()}>
          Show earlier
        </Button>
      ) : null}
    </section>
  );
}

function TrailPlaceholder({ failed }: { failed: boolean }) {
  if (failed)
    return (
      <p className="mt-2 text-base text-ink-2">
        We couldn’t load the log. Close the record and open it again.
      </p>
    );
  return (
    <div className="mt-3 grid gap-2">
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
