import { notificationEndpoints } from '#contract/base/notifications.ts';
import { seesAmounts } from '#domain/accounts/access.ts';
import { hideAmounts } from '#domain/format/hide-amounts.ts';
import { handle } from '#server/platform/http/route.ts';
import { markNotificationsRead } from './commands/mark-notifications-read.ts';
import { listNotifications } from './queries/list-notifications.ts';

export const notificationRoutes = [
  handle(notificationEndpoints.listNotifications, async ({ context, account, query }) => {
    const page = await listNotifications(context.db, account, query);
    return seesAmounts(account) ? page : { ...page, notifications: page.notifications.map(withoutAmount) };
  }),
  handle(notificationEndpoints.markNotificationsRead, ({ context, account, body }) =>
    markNotificationsRead(context, account.user_id, body),
  ),
];

/** An admin may have earlier notifications from a role that saw amounts. */
function withoutAmount<Notification extends { title: string; body: string }>(
  one: Notification,
): Notification {
  return { ...one, title: hideAmounts(one.title), body: hideAmounts(one.body) };
}
