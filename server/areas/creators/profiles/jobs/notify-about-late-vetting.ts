import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { workThrough } from '#server/platform/jobs/work-through.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { vettingLateMail } from '../mails/vetting-late-mail.ts';

/** Notifies applicants whose promised date has passed without a decision, once per submission. */
export const notifyAboutLateVetting = defineJob({
  name: 'notify-about-late-vetting',
  payload: z.object({}),
  retries: 0,
  cron: '*/15 * * * *',
  run: (context) =>
    workThrough(context, {
      list: (limit) => listLate(context, limit),
      run: ({ id }) => inTransaction(context.db, (tx) => notifyApplicant(tx, context, id)),
    }),
});

function listLate({ db, now }: Context, limit: number) {
  return db
    .selectFrom('creators')
    .select('id')
    .where('status', '=', 'pending_review')
    .where('late_notified_at', 'is', null)
    .where('vetting_due_at', '<', now().toISOString())
    .orderBy('vetting_due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Marks the row before the mail is queued. If two runs come at once, the second finds nothing to do. */
async function notifyApplicant(tx: Tx, context: Context, id: string): Promise<void> {
  const creator = await tx
    .updateTable('creators')
    .set({ late_notified_at: context.now().toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'pending_review')
    .where('late_notified_at', 'is', null)
    .returning(['user_id', 'assignee_id', 'vetting_due_at', 'submitted_at'])
    .executeTakeFirst();
  if (creator?.vetting_due_at == null) return;
  const { user_id, assignee_id, vetting_due_at, submitted_at } = creator;
  const person = await tx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('profiles as assignee', (join) => join.on('assignee.user_id', '=', assignee_id))
    .select(['users.email', 'profiles.account_status', 'assignee.full_name as assignee_name'])
    .where('users.id', '=', user_id)
    .executeTakeFirstOrThrow();
  if (person.account_status !== 'active') return;
  const { waiting } = await tx
    .selectFrom('creators')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('status', '=', 'pending_review')
    .where('submitted_at', '<', submitted_at)
    .executeTakeFirstOrThrow();
  await queueMail(context, tx, vettingLateMail, person.email, {
    vetting_due_at,
    waiting_before: waiting,
    assignee_name: person.assignee_name?.trim().split(/\s+/)[0] ?? null,
  });
}
