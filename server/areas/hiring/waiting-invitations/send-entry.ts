import { z } from 'zod';
import type { QueueEntry } from '#server/platform/jobs/queue-entry.ts';

/** The job that sends a live campaign's waiting invitations. It runs in jobs/send-invitations.ts. */
export const waitingInvitations = {
  name: 'send-waiting-invitations',
  payload: z.object({ campaign_id: z.string() }),
  retries: 5,
} satisfies QueueEntry<{ campaign_id: string }>;
