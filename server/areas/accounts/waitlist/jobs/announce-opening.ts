import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';
import { announceOpening } from '../commands/announce-opening.ts';

/** Emails in batches. What a failed run has sent is off the list, so the next one goes on from there. */
export const announceOpeningJob = defineJob({
  name: 'announce-opening',
  payload: z.object({ slug: z.string() }),
  retries: 5,
  run: async (context, { slug }) => void (await announceOpening(context, slug)),
});
