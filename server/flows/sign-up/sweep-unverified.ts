import { z } from 'zod';
import { dropAccounts, lockUnverified } from '#server/areas/accounts/sign-up/commands/drop-unverified.ts';
import { dropDrafts } from '#server/areas/creators/profiles/commands/start-draft.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

const KEEP_DAYS = 7;
const AT_ONCE = 500;

/** Deletes unverified accounts after a week, so that the owner of the address can use it. */
export const sweepUnverified = defineJob({
  name: 'sweep-unverified-accounts',
  payload: z.object({}),
  retries: 0,
  cron: '11 4 * * *',
  run: async ({ db, now }) => {
    const before = new Date(now().getTime() - KEEP_DAYS * 86_400_000).toISOString();
    await inTransaction(db, async (tx) => {
      const ids = await lockUnverified(tx, before, AT_ONCE);
      if (ids.length === 0) return;
      await dropDrafts(tx, ids);
      await dropAccounts(tx, ids);
    });
  },
});
