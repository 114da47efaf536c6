import { z } from 'zod';
import type { QueueEntry } from '../../jobs/queue.ts';

/** Asks for what follows a decision once it stands. What is done then is in settle-decision.ts. */
export const settledDecision = {
  name: 'settle-decision',
  payload: z.object({ application_id: z.string(), decided_at: z.string() }),
  retries: 5,
} satisfies QueueEntry<{ application_id: string; decided_at: string }>;
