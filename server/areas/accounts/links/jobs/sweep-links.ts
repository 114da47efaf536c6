import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Expired links are kept for a while, so that an old link can explain what happened to it. */
const KEEP_DAYS = 30;

/** Deletes what has expired: links, codes, sessions, remembered browsers and unconfirmed changes of email. */
export const sweepLinks = defineJob({
  name: 'sweep-account-links',
  payload: z.object({}),
  retries: 0,
  cron: '41 4 * * *',
  run: async ({ db, now }) => {
    const at = now().toISOString();
    const long_ago = new Date(now().getTime() - KEEP_DAYS * 86_400_000).toISOString();
    await db.deleteFrom('account_links').where('expires_at', '<', long_ago).execute();
    await db.deleteFrom('sessions').where('expires_at', '<', new Date().toISOString()).execute();
    await db.deleteFrom('device_codes').where('expires_at', '<', at).execute();
    await db.deleteFrom('known_devices').where('expires_at', '<', new Date().toISOString()).execute();
    await db.deleteFrom('former_emails').where('left_at', '<', long_ago).execute();
    await db.deleteFrom('email_changes').where('expires_at', '<', at).execute();
  },
});
