import type { EmailEvent } from '#contract/email-events.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { findDeadLetter } from '../../jobs/dead-letters.ts';
import { sendMail } from '../../mail/send-mail.ts';

const LONGEST_FAILURE = 500;

/** The life of one mail. What stood in it is not kept. */
export async function getEvent(db: Database, id: string): Promise<EmailEvent> {
  const row = await db
    .selectFrom('email_events')
    .select(['id', 'template', 'recipient', 'subject', 'status', 'created_at', 'sent_at'])
    .select(['attempts', 'last_error', 'message_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'There is no such email.');
  const { last_error, ...event } = row;
  const letter =
    event.status === 'failed' ? await findDeadLetter(db, sendMail.name, { email_event_id: id }) : null;
  return { ...event, failure: last_error?.slice(0, LONGEST_FAILURE) ?? null, can_resend: letter !== null };
}
