import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { campaignEventsOptions } from '#web/components/campaigns/own-campaign-options.ts';
import { momentWords } from '#web/components/time/moment.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { eventWords } from './event-words.ts';
import type { WorkspaceProps } from './workspace-props.ts';

/** The campaign's events, latest first. */
export function ActivityTab({ shop, identifier, now }: WorkspaceProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    campaignEventsOptions(api, shop.id, identifier),
  );
  const events = data?.pages.flatMap((page) => page.events);
  return (
    <section aria-label="Activity" className="mx-auto max-w-[46rem] px-4 py-6 md:py-8">
      {events === undefined ? (
        <Waiting isError={isError} onRetry={() => void refetch()} />
      ) : events.length === 0 ? (
        <p className="text-md text-ink-2">
          No activity yet. Everything that happens in this campaign is listed here.
        </p>
      ) : (
        <Card padded={false}>
          <ol>
            {events.map((event) => (
              <li key={event.id} className="border-line px-5 py-4 not-first:border-t md:px-6">
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="text-md">{eventWords(event)}</span>
                  <time dateTime={event.created_at} className="num text-sm text-ink-3">
                    {momentWords(event.created_at, now)}
                  </time>
                </p>
                {event.note ? (
                  <p className="mt-1 text-base wrap-anywhere text-ink-2">“{event.note}”</p>
                ) : null}
              </li>
            ))}
          </ol>
        </Card>
      )}
      {hasNextPage ? (
        <Button className="mt-4" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier
        </Button>
      ) : null}
    </section>
  );
}

function Waiting({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  if (isError) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-md text-ink-2">We couldn’t load the activity.</p>
        <Button onClick={onRetry}>Retry</Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
