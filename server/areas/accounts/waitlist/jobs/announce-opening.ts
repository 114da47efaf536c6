import { defineJob } from '#server/platform/jobs/job.ts';
import { announceOpening } from '../commands/announce-opening.ts';
import { openingAnnouncement } from '../opening-announcement.ts';

/** Emails in batches. What a failed run has sent is off the list, so the next one goes on from there. */
export const announceOpeningJob = defineJob({
  ...openingAnnouncement,
  run: async (context, { slug }) => void (await announceOpening(context, slug)),
});
