import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

const KEEP_SYNCS_DAYS = 90;

/** Deletes old log entries and connection attempts that were never completed. */
export const sweepSocial = defineJob({
  name: 'sweep-social',
  payload: z.object({}),
  retries: 0,
  cron: '41 4 * * *',
  run: async ({ db, now }) => {
    const before = new Date(now().getTime() - KEEP_SYNCS_DAYS * 86_400_000).toISOString();
    await db.deleteFrom('social_syncs').where('created_at', '<', before).execute();
    await db.deleteFrom('social_connections').where('expires_at', '<', now().toISOString()).execute();
  },
});
