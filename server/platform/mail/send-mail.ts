import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { finishMail, type SentFor, sentFor } from './finish-mail.ts';
import { FORGOTTEN } from './forget-recipient.ts';
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
  const { db, mailer, now } = context;
  const event = await db
    .updateTable('email_events')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', emailEventId)
    .where('status', '=', 'queued')
    .returning(['id', 'template', 'recipient', 'subject', 'attempts'])
    .executeTakeFirst();
  if (event === undefined) return;
  try {
    const template = getMailTemplate(event.template);
    const content = await template.compose(template.facts.parse(payload.facts), context, event.recipient);
    const { message_id } = await mailer.deliver({
      email_event_id: event.id,
      recipient: event.recipient,
      subject: event.subject,
      ...(await finishMail(context.config, content, payload.sent_for ?? template.reason)),
    });
    await db
      .updateTable('email_events')
      .set({ status: 'sent', message_id, sent_at: now().toISOString(), last_error: null })
      .$if(template.is_farewell ?? false, (query) => query.set({ recipient: FORGOTTEN }))
      .where('id', '=', event.id)
      .execute();
  } catch (cause) {
    await db
      .updateTable('email_events')
      .set({ last_error: (cause as Error).message, ...(event.attempts > RETRIES && { status: 'failed' }) })
      .where('id', '=', event.id)
      .execute();
    throw cause;
  }
}
