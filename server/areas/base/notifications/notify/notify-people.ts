import { sql } from 'kysely';
import { signalChange } from '#server/areas/base/events/commands/signal-change.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { queueMails } from '#server/platform/mail/queue-mail.ts';
import type { MailTemplate } from '#server/platform/mail/template.ts';
import { readRecipients } from '../queries/read-recipients.ts';
import { mailOf } from './mail-people.ts';

export interface NotificationRequest<Facts extends object> {
  user_ids: readonly string[];
  /** The business it is about, for people who work in several. */
  business_id?: string;
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
  { user_ids, business_id, kind, notification, mail }: NotificationRequest<Facts>,
): Promise<void> {
  const recipients = await readRecipients(tx, user_ids, kind);
  const isNew = await ring(tx, recipients, { kind, business_id, ...notification }, context.now());
  const reached = recipients.filter(({ user_id }) => isNew.has(user_id));
  if (mail) await queueMails(context, tx, mail.template, mailOf(reached, kind), mail.facts);
  await signalChange(
    tx,
    reached.filter(({ in_app }) => in_app).map(({ user_id }) => user_id),
  );
}

type Ring = NotificationRequest<object>['notification'] & { kind: string; business_id: string | undefined };

/** Notifies everybody in one statement, because an event may concern hundreds. Returns who hadn't been notified yet. */
async function ring(
  tx: Tx,
  recipients: readonly { user_id: string; in_app: boolean }[],
  { kind, business_id, notification_key, title, body = '', href }: Ring,
  now: Date,
): Promise<ReadonlySet<string>> {
  if (recipients.length === 0) return new Set();
  const ids = recipients.map(() => newId());
  const userIds = recipients.map(({ user_id }) => user_id);
  const areShown = recipients.map(({ in_app }) => in_app);
  const { rows } = await sql<{ user_id: string }>`
    insert into notifications
      (id, user_id, kind, notification_key, title, body, href, business_id, is_shown, created_at)
    select id, user_id, ${kind}, ${notification_key}, ${title.slice(0, 200)}, ${body.slice(0, 400)}, ${href},
      ${business_id ?? null}::uuid, is_shown, ${now.toISOString()}::timestamptz
    from unnest(${ids}::uuid[], ${userIds}::uuid[], ${areShown}::boolean[]) as one (id, user_id, is_shown)
    on conflict (user_id, notification_key) do nothing
    returning user_id`.execute(tx);
  return new Set(rows.map(({ user_id }) => user_id));
}
