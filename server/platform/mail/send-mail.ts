import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { FORGOTTEN } from './forget-recipient.ts';
import { getMailTemplate } from './template.ts';

const RETRIES = 6;

export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.object({ email_event_id: z.uuid(), facts: z.looseObject({}) }),
  retries: RETRIES,
  first_pause_seconds: 30,
  run: (context, { email_event_id, facts }) => deliverMail(context, email_event_id, facts),
});

/** May run twice for one mail; the second run finds it sent and leaves it. */
async function deliverMail(context: Context, emailEventId: string, facts: object): Promise<void> {
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
    const content = template.compose(template.facts.parse(facts), context, event.recipient);
    const { letter, unsubscribe_url } = await content;
    const { renderLetter } = await import('./render-letter.ts');
    const { message_id } = await mailer.deliver({
      email_event_id: event.id,
      recipient: event.recipient,
      subject: event.subject,
      ...(await renderLetter(letter)),
      ...(unsubscribe_url && { unsubscribe_url }),
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
