import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { SentFor } from './finish-mail.ts';
import { sendMail } from './send-mail.ts';
import type { MailTemplate } from './template.ts';

interface Recipient {
  email: string;
  sent_for?: SentFor | undefined;
}

/** Promises a mail in the caller's transaction. It is written and handed on by a job. */
export async function queueMail<Facts extends object>(
  context: Pick<Context, 'queue'>,
  tx: Tx,
  template: MailTemplate<Facts>,
  email: string,
  facts: Facts & Record<string, unknown>,
): Promise<void> {
  await queueMails(context, tx, template, [{ email }], facts);
}

/**
 * Promises the same mail to many people in two statements, because a transaction may notify hundreds. Returns the ids of
 * the mails, in the order of the recipients.
 */
export async function queueMails<Facts extends object>(
  { queue }: Pick<Context, 'queue'>,
  tx: Tx,
  template: MailTemplate<Facts>,
  recipients: readonly Recipient[],
  facts: Facts & Record<string, unknown>,
): Promise<string[]> {
  if (recipients.length === 0) return [];
  const mails = recipients.map(({ email, sent_for }) => ({ id: newId(), email, sent_for }));
  const ids = mails.map(({ id }) => id);
  const emails = mails.map(({ email }) => email);
  await sql`insert into email_events (id, template, recipient, subject, status)
    select id, ${template.name}, email, ${template.subject(facts)}, 'queued'
    from unnest(${ids}::uuid[], ${emails}::text[]) as mail (id, email)`.execute(tx);
  const payloads = mails.map(({ id, sent_for }) => ({
    email_event_id: id,
    facts,
    ...(sent_for && { sent_for }),
  }));
  await queue.enqueueAll(tx, sendMail, payloads);
  return ids;
}
