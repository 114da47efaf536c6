import type { EmailEvent } from '#contract/email-events.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { findDeadLetter } from '../../jobs/dead-letters.ts';
import { requeueMail } from '../../mail/requeue-mail.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { getEvent } from './get-event.ts';

interface Resending {
  id: string;
  admin_id: string;
  reason: string;
}

/** A mail that failed every attempt is written anew and tried again; pressed twice, it leaves once. */
export async function resendEvent(
  context: Context,
  { id, admin_id, reason }: Resending,
): Promise<EmailEvent> {
  await inTransaction(context.db, async (tx) => {
    if (!(await requeueMail(tx, id))) throw await whyNot(tx, id);
    const letter = await findDeadLetter(tx, sendMail.name, { email_event_id: id });
    if (letter === null || (await context.queue.resume(tx, letter)) === null) {
      throw new Problem('conflict', 'It failed too long ago: what it was made from is not kept any more.');
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
    ? new Problem('not_found', 'There is no such email.')
    : new Problem('conflict', `Only what failed can be sent again. It is ${event.status} now.`);
}
