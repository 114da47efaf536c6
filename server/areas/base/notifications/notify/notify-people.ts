import { signalChange } from '#server/areas/base/events/commands/signal-change.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import type { MailTemplate } from '#server/platform/mail/template.ts';
import { readRecipients } from '../queries/read-recipients.ts';
import { reasonFor, wantsMail } from './mail-people.ts';

export interface NotificationRequest<Facts extends object> {
  user_ids: readonly string[];
  /** One of the kinds people set their preferences for. */
  kind: string;
  notification: {
    /** One event notifies one person once, however often this runs. */
    notification_key: string;
    title: string;
    body?: string;
    href: string;
  };
  mail?: { template: MailTemplate<Facts>; facts: Facts & Record<string, unknown> };
}

/** Notifies people in the app and by mail, each where their preferences allow it. */
export async function notifyPeople<Facts extends object>(
  tx: Tx,
  context: Pick<Context, 'queue' | 'now'>,
  { user_ids, kind, notification, mail }: NotificationRequest<Facts>,
): Promise<void> {
  const recipients = await readRecipients(tx, user_ids, kind);
  const rung: string[] = [];
  for (const recipient of recipients) {
    const isNew = await ring(tx, recipient, kind, notification, context.now());
    if (isNew && recipient.in_app) rung.push(recipient.user_id);
    if (isNew && mail && wantsMail(recipient, kind)) {
      const reason = reasonFor(recipient, kind);
      await queueMail(context, tx, mail.template, recipient.email, mail.facts, reason);
    }
  }
  await signalChange(tx, rung);
}

async function ring(
  tx: Tx,
  { user_id, in_app }: { user_id: string; in_app: boolean },
  kind: string,
  { notification_key, title, body = '', href }: NotificationRequest<object>['notification'],
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('notifications')
    .values({
      id: newId(),
      user_id,
      kind,
      notification_key,
      title: title.slice(0, 200),
      body: body.slice(0, 400),
      href,
      is_shown: in_app,
      created_at: now.toISOString(),
    })
    .onConflict((oc) => oc.columns(['user_id', 'notification_key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
