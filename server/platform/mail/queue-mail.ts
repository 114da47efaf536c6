import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { SentFor } from './finish-mail.ts';
import { sendMail } from './send-mail.ts';
import type { MailTemplate } from './template.ts';

/** Promises a mail in the caller's transaction. It is written and handed on by a job. */
export async function queueMail<Facts extends object>(
  { queue }: Pick<Context, 'queue'>,
  tx: Tx,
  template: MailTemplate<Facts>,
  recipient: string,
  facts: Facts & Record<string, unknown>,
  sentFor?: SentFor,
): Promise<void> {
  const id = newId();
  await tx
    .insertInto('email_events')
    .values({ id, template: template.name, recipient, subject: template.subject(facts), status: 'queued' })
    .execute();
  await queue.enqueue(tx, sendMail, { email_event_id: id, facts, ...(sentFor && { sent_for: sentFor }) });
}
