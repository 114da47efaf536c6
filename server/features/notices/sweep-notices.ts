import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

const KEEP_DAYS = 90;

/** What was read long ago is of no use, nor what was never to be shown. What is new waits for its reader. */
export const sweepNotices = defineJob({
  name: 'sweep-notices',
  payload: z.object({}),
  retries: 0,
  cron: '11 4 * * *',
  run: async ({ db, now }) => {
    const longAgo = new Date(now().getTime() - KEEP_DAYS * 86_400_000).toISOString();
    await db
      .deleteFrom('notices')
      .where((eb) => eb.or([eb('read_at', 'is not', null), eb('is_shown', '=', false)]))
      .where('created_at', '<', longAgo)
      .execute();
  },
});
