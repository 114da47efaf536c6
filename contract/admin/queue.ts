import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';

/** Items an admin has to decide, counted up to a hundred. */
export const waitingCounts = z
  .object({
    applicants: z.number().int().max(100),
    /** Disputes to decide, what banks took back, and refunds that did not go through. */
    payments: z.number().int().max(100),
    /** Requests of admins that need a second one, and reported reviews. */
    approvals: z.number().int().max(100),
  })
  .meta({ id: 'WaitingCounts' });
export type WaitingCounts = z.infer<typeof waitingCounts>;

export const waitingWorkEndpoints = endpoints({
  countQueues: {
    method: 'GET',
    url: '/api/admin/queue-counts',
    access: 'admin',
    summary: "Count what needs an admin's attention",
    response: waitingCounts,
  },
});
