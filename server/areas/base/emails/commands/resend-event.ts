import type { EmailEvent } from '#contract/base/emails.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { findDeadLetter } from '#server/platform/jobs/dead-letters.ts';
import { requeueMail } from '#server/platform/mail/requeue-mail.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { getEvent } from '../queries/get-event.ts';

interface Resending {
  id: string;
  admin_id: string;
  reason: string;
}

/** Writes a failed mail again and retries it. Pressed twice, it is sent only once. */
export async function resendEvent(
  context: Context,
  { id, admin_id, reason }: Resending,
): Promise<EmailEvent> {
  await inTransaction(context.db, async (tx) => {
    if (!(await requeueMail(tx, id))) throw await whyNot(tx, id);
    const letter = await findDeadLetter(tx, sendMail.name, { email_event_id: id });
    if (letter === null || (await context.queue.resume(tx, letter)) === null) {
      throw new Problem('conflict', 'It failed too long ago, and we no longer have its contents.');
    }
    await recordAction(tx, {
      actor_id: admin_id,
      action: 'resend_email',
      subject_type: 'email_event',
      subject_id: id,
      reason,
      before: { status: 'failed' },
      after: { status: 'queued' },
    });
  });
  return getEvent(context.db, id);
}

async function whyNot(tx: Tx, id: string): Promise<Problem> {
  const event = await tx.selectFrom('email_events').select('status').where('id', '=', id).executeTakeFirst();
  return event === undefined
    ? new Problem('not_found', 'We can’t find that email.')
    : new Problem('conflict', `Only failed emails can be resent. This one is ${event.status} now.`);
}
