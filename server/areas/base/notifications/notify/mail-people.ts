import { notificationKindsFor } from '#domain/accounts/notification-kinds.ts';
import type { Role } from '#domain/accounts/roles.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import type { MailTemplate } from '#server/platform/mail/template.ts';
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
    if (wantsMail(recipient, kind)) await queueMail(context, tx, mail.template, email, mail.facts);
  }
}

export function wantsMail(
  { role, by_mail }: { role: Role | null; by_mail: boolean | null },
  kind: string,
): boolean {
  const known = notificationKindsFor(role).find((one) => one.kind === kind);
  return known?.email_always || (by_mail ?? !known?.starts_off);
}
