import { z } from 'zod';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';

const KEEP_DAYS = 7;
const AT_ONCE = 500;

/** An address nobody has proved is given back after a week: whoever it belongs to may want it. */
export const sweepUnverified = defineJob({
  name: 'sweep-unverified-accounts',
  payload: z.object({}),
  retries: 0,
  cron: '11 4 * * *',
  run: async ({ db, now }) => {
    const before = new Date(now().getTime() - KEEP_DAYS * 86_400_000).toISOString();
    await inTransaction(db, async (tx) => {
      const unproved = await tx
        .selectFrom('users')
        .innerJoin('profiles', 'profiles.user_id', 'users.id')
        .select('users.id')
        .where('users.email_verified', '=', false)
        .where('users.created_at', '<', before)
        .where('profiles.first_login_at', 'is', null)
        .where('profiles.account_status', '=', 'active')
        .limit(AT_ONCE)
        .forUpdate()
        .execute();
      const ids = unproved.map(({ id }) => id);
      if (ids.length === 0) return;
      await tx.deleteFrom('creators').where('user_id', 'in', ids).execute();
      await tx.deleteFrom('profiles').where('user_id', 'in', ids).execute();
      await tx.deleteFrom('users').where('id', 'in', ids).execute();
    });
  },
});
