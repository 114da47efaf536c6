import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Notice } from '#web/api/generated/types.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNow } from '../admin/use-now.ts';
import { useFocusNext } from '../use-focus-next.ts';
import { noticeDays } from './notice-days.ts';
import { NoticeItem } from './notice-item.tsx';
import { noticesOptions } from './notices-options.ts';
import { useReading } from './use-reading.ts';

type NoticeListProps = {
  /** Title and, on a phone, the way out; what marks everything stands between them. */
  head: (markAll: ReactNode) => ReactNode;
  onLeave: () => void;
};

/** What happened, by days. */
export function NoticeList({ head, onLeave }: NoticeListProps) {
  const { api, auth } = useRouteContext({ from: '__root__' });
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch, isFetching } =
    useInfiniteQuery(noticesOptions(api));
  const { readOne, readAll } = useReading();
  const unread = data?.pages[0]?.unread_notice_count;
  useEffect(() => {
    if (unread !== undefined) auth.countNotices(unread);
  }, [auth, unread]);
  const notices = data?.pages.flatMap((page) => page.notices);
  const newest = notices?.[0];
  const list = useRef<HTMLElement>(null);
  const showMore = useFocusNext(
    notices?.length ?? 0,
    (at) => list.current?.querySelectorAll('a')[at],
    () => fetchNextPage(),
  );

  function open(notice: Notice) {
    if (notice.read_at === null) void readOne(notice);
    onLeave();
  }

  return (
    <>
      {head(
        unread && newest ? (
          <Button variant="ghost" size="dense" onClick={() => void readAll(newest)}>
            Mark all read
          </Button>
        ) : null,
      )}
      <section
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label="What happened"
        className="min-h-0 grow overflow-y-auto overscroll-contain pb-[max(0.5rem,env(safe-area-inset-bottom))] focus-visible:-outline-offset-2"
      >
        {notices ? (
          <Days notices={notices} onOpen={open} />
        ) : isError ? (
          <Failed isBusy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Waiting />
        )}
        {hasNextPage ? (
          <div className="px-4 py-3 md:px-5">
            <Button block loading={isFetchingNextPage} onClick={showMore}>
              Load More
            </Button>
          </div>
        ) : null}
      </section>
    </>
  );
}

function Days({ notices, onOpen }: { notices: readonly Notice[]; onOpen: (notice: Notice) => void }) {
  const now = useNow();
  const id = useId();
  if (notices.length === 0) {
    return (
      <p className="px-4 py-8 text-center text-base text-ink-2 md:px-5">
        <span className="block text-md font-semibold text-ink">Nothing yet</span>
        When something happens that concerns you, it shows up here.
      </p>
    );
  }
  return noticeDays(notices, now).map(({ date, words, notices: ofDay }) => (
    <section key={date} aria-labelledby={`${id}${date}`} className="pt-1">
      <h3 id={`${id}${date}`} className="px-4 pt-2.5 pb-1 text-sm font-medium text-ink-3 md:px-5">
        {words}
      </h3>
      <ul>
        {ofDay.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onOpen={() => onOpen(notice)} />
        ))}
      </ul>
    </section>
  ));
}

function Failed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-8 text-base text-ink-2 md:px-5">
      Your notifications did not load.
      <Button loading={isBusy} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3 px-4 py-4 md:px-5">
      <span className="sr-only" role="status">
        Loading your notifications
      </span>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
