import { z } from 'zod';
import { choiceCounts, cursor, sortedBy } from '#contract/platform/lists.ts';
import { dispute } from './disputes.ts';

const moment = z.string();
export const DISPUTE_VIEWS = ['to_decide', 'waiting', 'closed', 'all'] as const;
export const disputesQuery = z.object({
  show: z.enum(DISPUTE_VIEWS).default('to_decide'),
  ...sortedBy(['opened', 'amount', 'deadline']),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(50).default(20),
});
export type DisputesQuery = z.output<typeof disputesQuery>;

export const disputeRow = dispute
  .pick({
    id: true,
    collaboration_id: true,
    status: true,
    campaign_title: true,
    business_name: true,
    creator_name: true,
    opened_side: true,
    reason: true,
    disputed_cents: true,
    round: true,
    clock_at: true,
    decide_by: true,
    created_at: true,
  })
  .extend({
    /** The time of its latest change of status. */
    since: moment,
    /** Whether another admin has to decide this round. */
    is_for_another: z.boolean(),
  })
  .meta({ id: 'DisputeRow' });
export type DisputeRow = z.infer<typeof disputeRow>;

export const disputePage = z
  .object({
    disputes: z.array(disputeRow).max(50),
    next_cursor: z.string().nullable(),
    counts: choiceCounts,
  })
  .meta({ id: 'DisputePage' });
export type DisputePage = z.infer<typeof disputePage>;
