import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor } from '#contract/platform/lists.ts';

export const notificationsQuery = z.object({ cursor });
export type NotificationsQuery = z.output<typeof notificationsQuery>;

/** A notification is a title, a line of text and a link. */
const notification = z
  .object({
    id: z.string(),
    title: z.string(),
    body: z.string(),
    href: z.string(),
    /** The business it is about; null for people who work in one. */
    business_name: z.string().nullable(),
    read_at: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notification>;

/** The number of unread items, up to a hundred; pages show 99+ from there. */
export const unreadNotificationCount = z.number().int().max(100);
export const unreadMessageCount = z.number().int().max(100);

export const notificationPage = z
  .object({
    notifications: z.array(notification).max(20),
    unread_notification_count: unreadNotificationCount,
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'NotificationPage' });
export type NotificationPage = z.infer<typeof notificationPage>;

/** The notification that was opened, or the newest one seen, which marks all older ones too. */
export const notificationReading = z
  .object({ notification_id: z.uuid(), with_older: z.boolean() })
  .meta({ id: 'NotificationReading' });
export type NotificationReading = z.output<typeof notificationReading>;

export const notificationsRead = z
  .object({ unread_notification_count: unreadNotificationCount })
  .meta({ id: 'NotificationsRead' });
export type NotificationsRead = z.infer<typeof notificationsRead>;

export const notificationEndpoints = endpoints({
  listNotifications: {
    method: 'GET',
    url: '/api/notifications',
    access: 'in_good_standing',
    summary: 'List my notifications, newest first',
    query: notificationsQuery,
    response: notificationPage,
  },
  markNotificationsRead: {
    method: 'POST',
    url: '/api/notifications/read',
    access: 'in_good_standing',
    summary: 'Mark one notification as read, or all up to one',
    body: notificationReading,
    response: notificationsRead,
  },
});
