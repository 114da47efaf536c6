import { z } from 'zod';

/** What waits for an admin to decide. */
export const waitingCounts = z.object({ applicants: z.number().int() }).meta({ id: 'WaitingCounts' });
export type WaitingCounts = z.infer<typeof waitingCounts>;
