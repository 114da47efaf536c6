import { z } from 'zod';

/** What waits for an admin to decide, counted up to a hundred. */
export const waitingCounts = z
  .object({
    applicants: z.number().int().max(100),
    /** Disputes to decide, what banks took back, and refunds that did not go through. */
    payments: z.number().int().max(100),
  })
  .meta({ id: 'WaitingCounts' });
export type WaitingCounts = z.infer<typeof waitingCounts>;
