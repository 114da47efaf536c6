import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { isWithinLimit } from '#server/platform/http/rate-limits.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { signInAttemptsMail } from '../mails/sign-in-attempts-mail.ts';

/** Wrong passwords from unknown browsers within an hour that are worth a mail. */
const WORTH_A_MAIL = 10;
const ONCE_A_DAY = { most: 1, seconds: 86_400 };

/** Mails the owner, at most once a day. An unknown address takes the same amount of work. */
export async function warnOfGuesses(
  context: Context,
  { account, email, failures }: { account: string; email: string; failures: number },
): Promise<void> {
  if (failures !== WORTH_A_MAIL) return;
  if (!(await isWithinLimit(context.db, `attempts-mail:${account}`, ONCE_A_DAY))) return;
  await inTransaction(context.db, async (tx) => {
    const holder = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    await context.queue.enqueue(tx, mailAttempts, { user_id: holder?.id ?? null });
  });
}

export const mailAttempts = defineJob({
  name: 'mail-sign-in-attempts',
  payload: z.object({ user_id: z.uuid().nullable() }),
  retries: 5,
  run: async (context, { user_id }) => {
    await inTransaction(context.db, async (tx) => {
      const holder = await tx
        .selectFrom('users')
        .innerJoin('profiles', 'profiles.user_id', 'users.id')
        .select('users.email')
        .where('users.id', '=', user_id)
        .where('users.email_verified', '=', true)
        .where('profiles.account_status', '!=', 'deleted')
        .executeTakeFirst();
      if (holder !== undefined) await queueMail(context, tx, signInAttemptsMail, holder.email, {});
    });
  },
});
