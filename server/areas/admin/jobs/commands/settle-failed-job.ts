import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { takeDeadLetter } from '#server/platform/jobs/dead-letters.ts';
import { requeueMail } from '#server/platform/mail/requeue-mail.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';

interface Action {
  id: string;
  admin_id: string;
  reason: string;
}

/** Restarts a job that failed every attempt. Every job is safe to run twice. */
export async function retryFailedJob(context: Context, action: Action): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const letter = await context.queue.resume(tx, action.id);
    if (letter === null) throw notThere();
    const { email_event_id } = letter.payload;
    // The job skips a mail marked as given up, so reset it.
    if (letter.job === sendMail.name && typeof email_event_id === 'string') {
      await requeueMail(tx, email_event_id);
    }
    await recordAction(tx, entryOf('retry_job', action, letter.job));
  });
}

/** Removes a job that can never succeed from the list. */
export async function dismissFailedJob({ db }: Context, action: Action): Promise<void> {
  await inTransaction(db, async (tx) => {
    const letter = await takeDeadLetter(tx, action.id);
    if (letter === null) throw notThere();
    await recordAction(tx, entryOf('dismiss_job', action, letter.job));
  });
}

function entryOf(action: string, { id, admin_id, reason }: Action, job: string) {
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
  return new Problem('not_found', 'This job is no longer on the list of failed jobs.');
}
