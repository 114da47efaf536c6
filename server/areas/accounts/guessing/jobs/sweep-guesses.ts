import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

export const sweepGuesses = defineJob({
  name: 'sweep-guess-counts',
  payload: z.object({}),
  retries: 0,
  cron: '17 * * * *',
  run: async ({ db }) => {
    await sql`delete from guess_counts where resets_at < now()`.execute(db);
  },
});
