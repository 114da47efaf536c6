import type { EmailEvent } from '#contract/base/emails.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { findDeadLetter } from '#server/platform/jobs/dead-letters.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { findSuppression } from '#server/platform/mail/suppressions.ts';

const LONGEST_FAILURE = 500;

/** The history of one mail. Its content is not stored. */
export async function getEvent(db: Database, id: string): Promise<EmailEvent> {
  const row = await db
    .selectFrom('email_events')
    .select(['id', 'template', 'recipient', 'subject', 'status', 'created_at', 'sent_at'])
    .select(['attempts', 'last_error', 'message_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'We can’t find that email.');
  const { last_error, ...event } = row;
  const letter =
    event.status === 'failed' ? await findDeadLetter(db, sendMail.name, { email_event_id: id }) : null;
  return {
    ...event,
    failure: last_error?.slice(0, LONGEST_FAILURE) ?? null,
    can_resend: letter !== null,
    suppression: await findSuppression(db, event.recipient),
  };
}
