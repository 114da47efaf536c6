import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { AuditEntry } from '#contract/base/audit-log.ts';
import type { AuditSubject } from '#contract/platform/audit-subjects.ts';
import { apiPages } from '#web/api/query.ts';
import { momentWords } from '#web/components/time/moment.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { actionWords } from './audit-words.ts';
import { readable } from './readable.ts';

type AuditTrailProps = { subjectType: AuditSubject; subjectId: string };

/** The history of admin actions on a record: who, when and why, with the values before and after. */
export function AuditTrail({ subjectType, subjectId }: AuditTrailProps) {
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
            <TrailEntry key={entry.id} entry={entry} now={now} />
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

function TrailEntry({ entry, now }: { entry: AuditEntry; now: Date }) {
  const names = [...new Set([...Object.keys(entry.before ?? {}), ...Object.keys(entry.after ?? {})])];
  return (
    <li className="border-line border-b py-2.5 text-base last:border-b-0">
      <p className="flex items-baseline justify-between gap-4">
        <span>
          <span className="font-medium">{entry.actor.name}</span> {actionWords(entry.action)}
        </span>
        <time dateTime={entry.created_at} className="num shrink-0 text-hint text-ink-3">
          {momentWords(entry.created_at, now)}
        </time>
      </p>
      {names.map((name) => (
        <p key={name} className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-hint text-ink-2">
          {readable(name)}: {entry.before?.[name] ?? 'nothing'}
          <ArrowRight aria-label="became" className="size-3.5 stroke-2" />
          {entry.after?.[name] ?? 'nothing'}
        </p>
      ))}
      {entry.reason ? <p className="mt-1 break-words text-ink-2">“{entry.reason}”</p> : null}
    </li>
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
