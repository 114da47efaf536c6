import type { Updateable } from 'kysely';
import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tables } from '#server/platform/db/tables.gen.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { finishMail, type SentFor, sentFor } from './finish-mail.ts';
import { FORGOTTEN } from './forget-recipient.ts';
import { messageIdOf } from './message-id.ts';
import { findSuppression } from './suppressions.ts';
import { getMailTemplate } from './template.ts';

const RETRIES = 6;

export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.object({
    email_event_id: z.uuid(),
    facts: z.looseObject({}),
    sent_for: sentFor.optional(),
  }),
  retries: RETRIES,
  first_pause_seconds: 30,
  run: (context, { email_event_id, ...rest }) => deliverMail(context, email_event_id, rest),
});

/** May run twice for one mail; the second run finds it sent and does nothing. */
async function deliverMail(
  context: Context,
  emailEventId: string,
  payload: { facts: object; sent_for?: SentFor | undefined },
): Promise<void> {
  const { config, db, mailer, now } = context;
  const message_id = messageIdOf(config.mail_from, emailEventId);
  const event = await db
    .updateTable('email_events')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), message_id }))
    .where('id', '=', emailEventId)
    .where('status', '=', 'queued')
    .returning(['id', 'template', 'recipient', 'subject', 'attempts'])
    .executeTakeFirst();
  if (event === undefined) return;
  try {
    const template = getMailTemplate(event.template);
    const endAs = (changes: Updateable<Tables['email_events']>) =>
      endEvent(db, event.id, template.is_farewell ? { ...changes, recipient: FORGOTTEN } : changes);
    if (!template.is_always_sent && (await findSuppression(db, event.recipient)) !== null) {
      await endAs({ status: 'suppressed', message_id: null, attempts: event.attempts - 1, last_error: null });
      return;
    }
    const content = await template.compose(template.facts.parse(payload.facts), context, event.recipient);
    await mailer.deliver({
      email_event_id: event.id,
      message_id,
      recipient: event.recipient,
      subject: event.subject,
      ...(await finishMail(config, content, payload.sent_for ?? template.reason)),
    });
    await endAs({ status: 'sent', sent_at: now().toISOString(), last_error: null });
  } catch (cause) {
    await db
      .updateTable('email_events')
      .set({ last_error: (cause as Error).message, ...(event.attempts > RETRIES && { status: 'failed' }) })
      .where('id', '=', event.id)
      .where('status', '=', 'queued')
      .execute();
    throw cause;
  }
}

/** A report about the mail may have come before this, so its status and its reason take precedence. */
async function endEvent(
  db: Database,
  id: string,
  { status, last_error, ...always }: Updateable<Tables['email_events']>,
): Promise<void> {
  const event = () => db.updateTable('email_events').where('id', '=', id);
  await event().set({ status, last_error }).where('status', '=', 'queued').execute();
  await event().set(always).execute();
}
