import { z } from 'zod';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { signInCodeMail } from '../mails/sign-in-code-mail.ts';

export const sendDeviceCode = defineJob({
  name: 'send-device-code',
  payload: z.object({ user_id: z.uuid().nullable() }),
  retries: 5,
  run: async (context, { user_id }) => {
    await inTransaction(context.db, async (tx) => {
      const holder = await tx
        .selectFrom('users')
        .innerJoin('profiles', 'profiles.user_id', 'users.id')
        .select(['users.id', 'users.email'])
        .where('users.id', '=', user_id)
        .where('profiles.account_status', '!=', 'deleted')
        .executeTakeFirst();
      if (holder !== undefined)
        await queueMail(context, tx, signInCodeMail, holder.email, { user_id: holder.id });
    });
  },
});
