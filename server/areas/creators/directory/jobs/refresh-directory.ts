import { z } from 'zod';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { refreshChanged } from '../commands/refresh-directory.ts';

/** The rest is left for the next run. */
const MOST_BATCHES = 100;

/** Brings the directory in line with what creators and their work changed in the last minute. */
export const refreshDirectory = defineJob({
  name: 'refresh-directory',
  payload: z.object({}),
  retries: 0,
  cron: '* * * * *',
  run: async (context) => {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      if (!(await inTransaction(context.db, refreshChanged))) return;
    }
  },
});
