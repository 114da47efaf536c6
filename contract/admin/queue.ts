import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';

/** Counts of items an admin has to decide, up to a hundred each. */
export const waitingCounts = z
  .object({
    applicants: z.number().int().max(100),
    /** Disputes to decide, chargebacks and failed refunds. */
    payments: z.number().int().max(100),
    /** Requests that need a second admin, and reported ratings. */
    approvals: z.number().int().max(100),
    /** Reported campaigns, people, businesses and messages, and appeals. */
    reports: z.number().int().max(100),
    /** Support requests that need an answer. */
    support: z.number().int().max(100),
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
