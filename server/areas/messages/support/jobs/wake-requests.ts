import { z } from 'zod';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { lockRequest } from '../lock.ts';
import { moveRequest } from '../transition.ts';

const AT_ONCE = 200;

/** Puts snoozed requests back into the queue once their time has come. */
export const wakeRequests = defineJob({
  name: 'wake-support-requests',
  payload: z.object({}),
  retries: 0,
  cron: '*/15 * * * *',
  run: async ({ db, now }) => {
    const at = now();
    const due = await db
      .selectFrom('support_requests')
      .select('id')
      .where('snoozed_until', '<=', at.toISOString())
      .orderBy('snoozed_until')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of due) {
      await inTransaction(db, async (tx) => {
        const row = await lockRequest(tx, id);
        // An admin may have changed it since it was found.
        if (row.snoozed_until === null || Date.parse(row.snoozed_until) > at.getTime()) return;
        await moveRequest(tx, row, { move: 'wake', admin_id: null });
      });
    }
  },
});
