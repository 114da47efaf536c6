import { canWait, notificationKindsFor } from '#domain/accounts/notification-kinds.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { SentFor } from '#server/platform/mail/finish-mail.ts';
import { queueMails } from '#server/platform/mail/queue-mail.ts';
import type { MailTemplate } from '#server/platform/mail/template.ts';
import { mailPreferenceId } from '../mail-preference-id.ts';
import { type Recipient, readRecipients } from '../queries/read-recipients.ts';
import { addNotifications, type NotificationWords } from './add-notifications.ts';

interface Mailing<Facts extends object> {
  user_ids: readonly string[];
  kind: string;
  /** The line in the daily email of people who get one. It isn't shown in the app. */
  digest: NotificationWords;
  mail: { template: MailTemplate<Facts>; facts: Facts & Record<string, unknown> };
}

/** Notifies people by mail alone, where their preferences allow it. */
export async function mailPeople<Facts extends object>(
  tx: Tx,
  context: Pick<Context, 'queue' | 'now'>,
  { user_ids, kind, digest, mail }: Mailing<Facts>,
): Promise<void> {
  const recipients = await readRecipients(tx, user_ids, kind);
  await queueMails(context, tx, mail.template, mailOf(recipients, kind), mail.facts);
  const later = recipients.filter((recipient) => isForDigest(recipient, kind));
  await addNotifications(tx, context.now(), {
    rows: later.map(({ user_id }) => ({ user_id, is_shown: false, is_for_digest: true })),
    kind,
    words: digest,
  });
}

/** Those whose mail of this kind goes into their next daily one. */
export function isForDigest(recipient: Recipient, kind: string): boolean {
  return recipient.email_timing === 'daily' && canWait(recipient.role, kind) && wantsMail(recipient, kind);
}

/** Those who want mail of this kind now, each with the reason in the footer. */
export function mailOf(recipients: readonly Recipient[], kind: string) {
  return recipients
    .filter((recipient) => wantsMail(recipient, kind) && !isForDigest(recipient, kind))
    .map((recipient) => ({ email: recipient.email, sent_for: reasonFor(recipient, kind) }));
}

function wantsMail({ role, by_mail }: Recipient, kind: string): boolean {
  const known = notificationKindsFor(role).find((one) => one.kind === kind);
  return known?.email_always || (by_mail ?? !known?.starts_off);
}

/** The footer of a mail: the setting it was sent for, and how to turn it off where that is possible. */
function reasonFor({ user_id, role }: Recipient, kind: string): SentFor | undefined {
  const known = notificationKindsFor(role).find((one) => one.kind === kind);
  if (known === undefined) return undefined;
  return known.email_always
    ? { why: `You’re getting this email because we always email you about ${lowered(known.label)}.` }
    : {
        why: `You’re getting this email because email is on for “${known.label}”.`,
        unsubscribe_id: mailPreferenceId({ user_id, kind }),
      };
}

function lowered(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
