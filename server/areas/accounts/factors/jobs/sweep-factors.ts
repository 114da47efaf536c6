import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Deletes expired passkey challenges and sign-ins that were never finished. */
export const sweepFactors = defineJob({
  name: 'sweep-factors',
  payload: z.object({}),
  retries: 0,
  cron: '23 * * * *',
  run: async ({ db, now }) => {
    const at = now().toISOString();
    await db.deleteFrom('passkey_challenges').where('expires_at', '<', at).execute();
    await db.deleteFrom('sign_in_steps').where('expires_at', '<', at).execute();
  },
});
