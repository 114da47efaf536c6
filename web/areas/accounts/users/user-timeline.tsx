import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { TimelineEntry } from '#contract/admin/timeline.ts';
import { apiPages } from '#web/api/query.ts';
import { Link } from '#web/components/link.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { entryPath, entryWords } from './timeline-words.ts';

/** Everything about a person by date: what they did, what they got, and what admins did. */
export function UserTimeline({ userId }: { userId: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const timeline = useInfiniteQuery(
    apiPages(api, 'GET /api/admin/users/:id/timeline', { params: { id: userId } }),
  );
  const entries = timeline.data?.pages.flatMap((page) => page.entries);
  return (
    <section aria-label="Timeline">
      <h3 className="type-item">Timeline</h3>
      {timeline.isError ? (
        <p className="mt-2 text-base text-ink-2">
          We couldn’t load the timeline. Close the record and open it again.
        </p>
      ) : entries === undefined ? (
        <Skeleton className="mt-3 h-4 w-3/4" />
      ) : entries.length === 0 ? (
        <p className="mt-2 text-base text-ink-2">Nothing has happened yet.</p>
      ) : (
        <ol className="mt-1">
          {entries.map((entry) => (
            <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
          ))}
        </ol>
      )}
      {timeline.hasNextPage ? (
        <Button
          size="dense"
          className="mt-2"
          loading={timeline.isFetchingNextPage}
          onClick={() => void timeline.fetchNextPage()}
        >
          Show earlier
        </Button>
      ) : null}
    </section>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const now = useNow();
  const path = entryPath(entry);
  const words = entryWords(entry);
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2 text-base">
      <span className="min-w-0 grow basis-56 break-words">
        {path ? (
          <Link href={path} className="text-link">
            {words}
          </Link>
        ) : (
          words
        )}
      </span>
      <span className="num text-ink-2">{momentWords(entry.at, now)}</span>
    </li>
  );
}
