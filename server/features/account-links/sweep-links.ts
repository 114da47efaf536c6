import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Kept for a while after they end, so that an old link can say what happened to it. */
const KEEP_DAYS = 30;

/** What has ended is of no use: old links, ended sessions, changes of address nobody confirmed. */
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
    await db.deleteFrom('email_changes').where('expires_at', '<', at).execute();
  },
});
