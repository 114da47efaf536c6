import { z } from 'zod';

/** The queue entry of the emails to a city's waitlist. The job that sends them is in `jobs/`. */
export const openingAnnouncement = {
  name: 'announce-opening',
  payload: z.object({ slug: z.string() }),
  retries: 5,
};
