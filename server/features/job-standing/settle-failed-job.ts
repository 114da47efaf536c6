import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { takeDeadLetter } from '../../jobs/dead-letters.ts';
import { requeueMail } from '../../mail/requeue-mail.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { recordAction } from '../audit-log/record-action.ts';

interface Deed {
  id: string;
  admin_id: string;
  reason: string;
}

/** Begins a job again that failed every attempt. Jobs may run twice, so nothing happens twice. */
export async function retryFailedJob(context: Context, deed: Deed): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const letter = await context.queue.resume(tx, deed.id);
    if (letter === null) throw notThere();
    const { email_event_id } = letter.payload;
    // A mail that gave up would be left alone.
    if (letter.job === sendMail.name && typeof email_event_id === 'string') {
      await requeueMail(tx, email_event_id);
    }
    await recordAction(tx, entryOf('retry_job', deed, letter.job));
  });
}

/** What will never come to anything is not shown any more. */
export async function dismissFailedJob({ db }: Context, deed: Deed): Promise<void> {
  await inTransaction(db, async (tx) => {
    const letter = await takeDeadLetter(tx, deed.id);
    if (letter === null) throw notThere();
    await recordAction(tx, entryOf('dismiss_job', deed, letter.job));
  });
}

function entryOf(action: string, { id, admin_id, reason }: Deed, job: string) {
  return {
    actor_id: admin_id,
    action,
    subject_type: 'job' as const,
    subject_id: id,
    reason,
    before: { job },
  };
}

function notThere(): Problem {
  return new Problem('not_found', 'It is not among the failed jobs any more.');
}
