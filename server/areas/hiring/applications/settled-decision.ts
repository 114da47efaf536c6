import { z } from 'zod';
import type { QueueEntry } from '#server/platform/jobs/queue-entry.ts';

/** The job that follows a decision once it can't be undone. It runs in settle-decision.ts. */
export const settledDecision = {
  name: 'settle-decision',
  payload: z.object({ application_id: z.string(), decided_at: z.string() }),
  retries: 5,
} satisfies QueueEntry<{ application_id: string; decided_at: string }>;
