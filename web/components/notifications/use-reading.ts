import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Notification, NotificationPage, NotificationReading } from '#contract/base/notifications.ts';
import { call } from '#web/api/call.ts';
import { logFailure } from '#web/session/log-failure.ts';
import { useAction } from '#web/session/use-action.ts';
import { notificationsOptions } from './notifications-options.ts';

/** Marks notifications as read. The list and the bell update immediately, and revert on failure. */
export function useReading() {
  const { api, auth } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const { queryKey } = notificationsOptions(api);

  async function send(
    reading: NotificationReading,
    isRead: (notification: Notification) => boolean,
  ): Promise<void> {
    await queries.cancelQueries({ queryKey });
    show((list) => markRead(list, isRead));
    const data = await call(api, 'POST /api/notifications/read', { body: reading });
    auth.countNotifications(data.unread_notification_count);
    show((list) => countIn(list, data.unread_notification_count));
  }

  function show(change: (list: NotificationPages) => NotificationPages): void {
    queries.setQueryData<NotificationPages>(queryKey, (list) => list && change(list));
  }

  const readingAll = useAction(
    (_, newest: Notification) =>
      send({ notification_id: newest.id, with_older: true }, ({ id }) => id <= newest.id),
    { afterRefusal: 'GET /api/notifications', failed: 'Couldn’t mark as read' },
  );

  return {
    /** Runs while the link opens: nobody waits for it, and a failure isn't shown. */
    readOne: ({ id }: Notification) =>
      send({ notification_id: id, with_older: false }, (notification) => notification.id === id).catch(
        (cause: unknown) => logFailure('Failed to mark a notification as read', cause),
      ),
    readAll: readingAll.run,
  };
}

type NotificationPages = InfiniteData<NotificationPage>;

function markRead(
  list: NotificationPages,
  isRead: (notification: Notification) => boolean,
): NotificationPages {
  const read_at = new Date().toISOString();
  const mark = (notification: Notification) =>
    notification.read_at === null && isRead(notification) ? { ...notification, read_at } : notification;
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, notifications: page.notifications.map(mark) })),
  };
}

function countIn(list: NotificationPages, unread_notification_count: number): NotificationPages {
  return { ...list, pages: list.pages.map((page) => ({ ...page, unread_notification_count })) };
}
