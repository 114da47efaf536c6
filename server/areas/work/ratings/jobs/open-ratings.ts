import { z } from 'zod';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { showRatings } from '../queries/show-ratings.ts';

const AT_ONCE = 200;

/** Makes single ratings visible after the deadline. */
export const openRatings = defineJob({
  name: 'open-ratings',
  payload: z.object({}),
  retries: 0,
  cron: '*/5 * * * *',
  run: async (context) => {
    const due = await context.db
      .selectFrom('ratings')
      .select('collaboration_id')
      .where('shown_at', 'is', null)
      .where('opens_at', '<=', context.now().toISOString())
      .orderBy('opens_at')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { collaboration_id } of due) {
      await inTransaction(context.db, async (tx) => {
        await tx
          .selectFrom('collaborations')
          .select('id')
          .where('id', '=', collaboration_id)
          .forUpdate()
          .execute();
        await showRatings(tx, context, collaboration_id);
      });
    }
  },
});
