import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { workThrough } from '#server/platform/jobs/work-through.ts';
import { lockRequest } from '../lock.ts';
import { moveRequest } from '../transition.ts';

/** Puts snoozed requests back into the queue once their time has come. */
export const wakeRequests = defineJob({
  name: 'wake-support-requests',
  payload: z.object({}),
  retries: 0,
  cron: '*/15 * * * *',
  run: async (context) => {
    const at = context.now();
    await workThrough(context, {
      list: (limit) => listDue(context, at, limit),
      run: ({ id }) => wake(context, at, id),
    });
  },
});

function listDue({ db }: Context, at: Date, limit: number) {
  return db
    .selectFrom('support_requests')
    .select('id')
    .where('snoozed_until', '<=', at.toISOString())
    .orderBy('snoozed_until')
    .orderBy('id')
    .limit(limit)
    .execute();
}

function wake({ db }: Context, at: Date, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockRequest(tx, id);
    // An admin may have changed it since it was found.
    if (row.snoozed_until === null || Date.parse(row.snoozed_until) > at.getTime()) return;
    await moveRequest(tx, row, { move: 'wake', admin_id: null });
  });
}
