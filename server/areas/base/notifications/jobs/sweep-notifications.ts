import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

const KEEP_DAYS = 90;

/** Deletes old notifications that were read or never shown. Unread ones are kept until they are read. */
export const sweepNotifications = defineJob({
  name: 'sweep-notifications',
  payload: z.object({}),
  retries: 0,
  cron: '11 4 * * *',
  run: async ({ db, now }) => {
    const longAgo = new Date(now().getTime() - KEEP_DAYS * 86_400_000).toISOString();
    await db
      .deleteFrom('notifications')
      .where((eb) => eb.or([eb('read_at', 'is not', null), eb('is_shown', '=', false)]))
      .where('created_at', '<', longAgo)
      .execute();
  },
});
