import { signalChange } from '#server/areas/base/events/commands/signal-change.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { queueMails } from '#server/platform/mail/queue-mail.ts';
import type { MailTemplate } from '#server/platform/mail/template.ts';
import { readRecipients } from '../queries/read-recipients.ts';
import { addNotifications, type NotificationWords } from './add-notifications.ts';
import { isForDigest, mailOf } from './mail-people.ts';

export interface NotificationRequest<Facts extends object> {
  user_ids: readonly string[];
  /** The business it is about, for people who work in several. */
  business_id?: string;
  /** One of the kinds people set their preferences for. */
  kind: string;
  notification: NotificationWords;
  mail?: { template: MailTemplate<Facts>; facts: Facts & Record<string, unknown> };
}

/** Notifies people in the app and by mail, each where their preferences allow it. */
export async function notifyPeople<Facts extends object>(
  tx: Tx,
  context: Pick<Context, 'queue' | 'now'>,
  { user_ids, business_id, kind, notification, mail }: NotificationRequest<Facts>,
): Promise<void> {
  const recipients = await readRecipients(tx, user_ids, kind);
  const isNew = await addNotifications(tx, context.now(), {
    rows: recipients.map((recipient) => ({
      user_id: recipient.user_id,
      is_shown: recipient.in_app,
      is_for_digest: mail !== undefined && isForDigest(recipient, kind),
    })),
    kind,
    business_id,
    words: notification,
  });
  const reached = recipients.filter(({ user_id }) => isNew.has(user_id));
  if (mail) await queueMails(context, tx, mail.template, mailOf(reached, kind), mail.facts);
  await signalChange(
    tx,
    reached.filter(({ in_app }) => in_app).map(({ user_id }) => user_id),
  );
}
