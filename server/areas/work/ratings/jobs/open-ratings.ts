import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { workThrough } from '#server/platform/jobs/work-through.ts';
import { showRatings } from '../queries/show-ratings.ts';

/** Makes single ratings visible after the deadline. */
export const openRatings = defineJob({
  name: 'open-ratings',
  payload: z.object({}),
  retries: 0,
  cron: '*/5 * * * *',
  run: (context) =>
    workThrough(context, {
      list: (limit) => listDue(context, limit),
      run: ({ collaboration_id }) => open(context, collaboration_id),
    }),
});

function listDue({ db, now }: Context, limit: number) {
  return db
    .selectFrom('ratings')
    .select(['id', 'collaboration_id'])
    .where('shown_at', 'is', null)
    .where('opens_at', '<=', now().toISOString())
    .orderBy('opens_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

function open(context: Context, collaboration_id: string): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    await tx
      .selectFrom('collaborations')
      .select('id')
      .where('id', '=', collaboration_id)
      .forUpdate()
      .execute();
    await showRatings(tx, context, collaboration_id);
  });
}
