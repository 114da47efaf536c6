import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';
import { eraseOldW9s } from '../commands/erase-w9s.ts';

/** Erases W-9s of deleted accounts once the years for which tax law asks for them are over. */
export const eraseOldW9sJob = defineJob({
  name: 'erase-old-w9s',
  payload: z.object({}),
  retries: 0,
  cron: '50 8 * * *',
  run: async ({ db, now }) => eraseOldW9s(db, now()),
});
