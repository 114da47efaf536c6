import { DECISIONS_PATH } from '#domain/admin/reports.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { accountReinstatedMail } from './mails/account-reinstated-mail.ts';
import { accountSuspendedMail } from './mails/account-suspended-mail.ts';

interface Told {
  move: 'suspend' | 'unsuspend';
  user_id: string;
  email: string;
  reason: string;
  can_appeal: boolean;
}

/** Tells people by mail, because a suspended account can't open the app, and in the app for when they're back. */
export async function notifyAboutMove(tx: Tx, context: Context, told: Told) {
  const { move, user_id, email, reason, can_appeal } = told;
  const notification_key = `account:${move}:${context.now().getTime()}`;
  const href = can_appeal ? DECISIONS_PATH : '/settings';
  const isSuspended = move === 'suspend';
  await notifyPeople(tx, context, {
    user_ids: [user_id],
    kind: 'account_decided',
    notification: isSuspended
      ? { notification_key, title: 'Your account was suspended', body: reason, href }
      : { notification_key, title: 'Your account is active again', href: '/settings' },
  });
  if (isSuspended) await queueMail(context, tx, accountSuspendedMail, email, { reason, can_appeal });
  else await queueMail(context, tx, accountReinstatedMail, email, {});
}
