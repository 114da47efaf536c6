import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { reviewLateMail } from '../../mail/templates/review-late-mail.ts';

const AT_ONCE = 100;

/** Whoever was promised an answer by now and has none is told so, once for each time they sent it. */
export const tellOfLateReviews = defineJob({
  name: 'tell-of-late-reviews',
  payload: z.object({}),
  retries: 0,
  cron: '*/15 * * * *',
  run: async (context) => {
    const late = await context.db
      .selectFrom('creators')
      .select('id')
      .where('status', '=', 'pending_review')
      .where('late_told_at', 'is', null)
      .where('review_due_at', '<', context.now().toISOString())
      .orderBy('review_due_at')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of late) await inTransaction(context.db, (tx) => tell(tx, context, id));
  },
});

/** Marked before it is written: of two who come at once, one finds nothing left to tell. */
async function tell(tx: Tx, context: Context, id: string): Promise<void> {
  const creator = await tx
    .updateTable('creators')
    .set({ late_told_at: context.now().toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'pending_review')
    .where('late_told_at', 'is', null)
    .returning(['user_id', 'reader_id', 'review_due_at', 'submitted_at'])
    .executeTakeFirst();
  if (creator?.review_due_at == null) return;
  const { user_id, reader_id, review_due_at, submitted_at } = creator;
  const person = await tx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('profiles as reader', (join) => join.on('reader.user_id', '=', reader_id))
    .select(['users.email', 'profiles.account_status', 'reader.full_name as reader_name'])
    .where('users.id', '=', user_id)
    .executeTakeFirstOrThrow();
  if (person.account_status !== 'active') return;
  const { waiting } = await tx
    .selectFrom('creators')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('status', '=', 'pending_review')
    .where('submitted_at', '<', submitted_at)
    .executeTakeFirstOrThrow();
  await queueMail(context, tx, reviewLateMail, person.email, {
    review_due_at,
    waiting_before: waiting,
    reader_name: person.reader_name?.trim().split(/\s+/)[0] ?? null,
  });
}
