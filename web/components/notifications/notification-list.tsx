import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Notification } from '#contract/base/notifications.ts';
import { Link } from '#web/components/link.tsx';
import { useNow } from '#web/components/time/use-now.ts';
import { useFocusNext } from '#web/components/use-focus-next.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { notificationDays } from './notification-days.ts';
import { NotificationItem } from './notification-item.tsx';
import { notificationsOptions } from './notifications-options.ts';
import { useReading } from './use-reading.ts';

type NotificationListProps = {
  /** The title and, on a phone, the close button; the "mark all" button goes between them. */
  head: (markAll: ReactNode) => ReactNode;
  onLeave: () => void;
};

/** Notifications by day. */
export function NotificationList({ head, onLeave }: NotificationListProps) {
  const { api, auth } = useRouteContext({ from: '__root__' });
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch, isFetching } =
    useInfiniteQuery(notificationsOptions(api));
  const { readOne, readAll } = useReading();
  const unread = data?.pages[0]?.unread_notification_count;
  useEffect(() => {
    if (unread !== undefined) auth.countNotifications(unread);
  }, [auth, unread]);
  const notifications = data?.pages.flatMap((page) => page.notifications);
  const newest = notifications?.[0];
  const list = useRef<HTMLElement>(null);
  const showMore = useFocusNext(
    notifications?.length ?? 0,
    (at) => list.current?.querySelectorAll('a')[at],
    () => fetchNextPage(),
  );

  function open(notification: Notification) {
    if (notification.read_at === null) void readOne(notification);
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
        aria-label="Notification list"
        className="min-h-0 grow overflow-y-auto overscroll-contain pb-[max(0.5rem,env(safe-area-inset-bottom))] focus-visible:-outline-offset-2"
      >
        {notifications ? (
          <Days notifications={notifications} onOpen={open} />
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
      <Link
        href="/news"
        onClick={onLeave}
        className="flex min-h-11 shrink-0 items-center border-line border-t px-4 text-base font-semibold text-link focus-visible:-outline-offset-2 md:px-5"
      >
        News from Bizmeet
      </Link>
    </>
  );
}

function Days({
  notifications,
  onOpen,
}: {
  notifications: readonly Notification[];
  onOpen: (notification: Notification) => void;
}) {
  const now = useNow();
  const id = useId();
  if (notifications.length === 0) {
    return (
      <p className="px-4 py-8 text-center text-base text-ink-2 md:px-5">
        <span className="block text-md font-semibold text-ink">No notifications yet</span>
        Updates about your account and work show up here.
      </p>
    );
  }
  return notificationDays(notifications, now).map(({ date, words, notifications: ofDay }) => (
    <section key={date} aria-labelledby={`${id}${date}`} className="pt-1">
      <h3 id={`${id}${date}`} className="px-4 pt-2.5 pb-1 text-sm font-medium text-ink-3 md:px-5">
        {words}
      </h3>
      <ul>
        {ofDay.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            onOpen={() => onOpen(notification)}
          />
        ))}
      </ul>
    </section>
  ));
}

function Failed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-8 text-base text-ink-2 md:px-5">
      Your notifications didn’t load.
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
