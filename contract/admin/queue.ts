import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';

const count = z.number().int().max(100).optional();

/** Counts of items that need an admin, up to a hundred each. Queues that the admin can't open aren't counted. */
export const waitingCounts = z
  .object({
    applicants: count,
    /** Disputes to decide, chargebacks and failed refunds. */
    payments: count,
    /** Failed payouts. */
    payouts: count,
    /** Requests that need a second admin, and reported ratings. */
    approvals: count,
    /** Reported campaigns, people, businesses and messages, and appeals. */
    reports: count,
    /** Support requests that need an answer. */
    support: count,
    /** Undelivered emails of the last week. */
    emails: count,
    /** Failing connections to other platforms. */
    connections: count,
    /** Unusable files. */
    files: count,
    /** Alarms and failed jobs. */
    utilities: count,
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
