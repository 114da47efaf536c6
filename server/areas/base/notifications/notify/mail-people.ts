import { notificationKindsFor } from '#domain/accounts/notification-kinds.ts';
import type { Role } from '#domain/accounts/roles.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { SentFor } from '#server/platform/mail/finish-mail.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import type { MailTemplate } from '#server/platform/mail/template.ts';
import { mailPreferenceId } from '../mail-preference-id.ts';
import { readRecipients } from '../queries/read-recipients.ts';

interface Mailing<Facts extends object> {
  user_ids: readonly string[];
  kind: string;
  mail: { template: MailTemplate<Facts>; facts: Facts & Record<string, unknown> };
}

/** Notifies people by mail alone, where their preferences allow it. */
export async function mailPeople<Facts extends object>(
  tx: Tx,
  context: Pick<Context, 'queue'>,
  { user_ids, kind, mail }: Mailing<Facts>,
): Promise<void> {
  for (const { email, ...recipient } of await readRecipients(tx, user_ids, kind)) {
    if (!wantsMail(recipient, kind)) continue;
    await queueMail(context, tx, mail.template, email, mail.facts, reasonFor(recipient, kind));
  }
}

export function wantsMail(
  { role, by_mail }: { role: Role | null; by_mail: boolean | null },
  kind: string,
): boolean {
  const known = notificationKindsFor(role).find((one) => one.kind === kind);
  return known?.email_always || (by_mail ?? !known?.starts_off);
}

/** The footer of a mail: the setting it was sent for, and how to turn it off where that is possible. */
export function reasonFor(
  { user_id, role }: { user_id: string; role: Role | null },
  kind: string,
): SentFor | undefined {
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
