import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { queueMails } from '#server/platform/mail/queue-mail.ts';
import type { MailTemplate } from '#server/platform/mail/template.ts';
import { listFormerEmails } from './former-emails.ts';

/**
 * Mails the owner about a change to how the account is signed in to. Recent former addresses get the mail too, so that
 * a thief can't hide the change by moving the account first.
 */
export async function mailOwner<Facts extends { user_id: string }>(
  context: Pick<Context, 'queue' | 'now'>,
  tx: Tx,
  template: MailTemplate<Facts>,
  facts: Facts & Record<string, unknown>,
): Promise<void> {
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', facts.user_id)
    .executeTakeFirstOrThrow();
  const former = await listFormerEmails(tx, facts.user_id, context.now());
  const recipients = [email, ...former].map((one) => ({ email: one }));
  await queueMails(context, tx, template, recipients, facts);
}
