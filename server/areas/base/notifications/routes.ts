import { notificationEndpoints } from '#contract/base/notifications.ts';
import { handle } from '#server/platform/http/route.ts';
import { markNotificationsRead } from './commands/mark-notifications-read.ts';
import { listNotifications } from './queries/list-notifications.ts';

export const notificationRoutes = [
  handle(notificationEndpoints.listNotifications, ({ context, account, query }) =>
    listNotifications(context.db, account, query),
  ),
  handle(notificationEndpoints.markNotificationsRead, ({ context, account, body }) =>
    markNotificationsRead(context, account.user_id, body),
  ),
];
