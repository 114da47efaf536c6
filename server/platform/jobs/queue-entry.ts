import type { z } from 'zod';

/** A kind of job as the engine knows it: its name, the schema of its payload, and its retries. */
export interface QueueEntry<Payload extends object = object> {
  name: string;
  payload: z.ZodType<Payload>;
  /** Retries after the first attempt, with growing pauses. A job that fails them all becomes a dead letter. */
  retries: number;
  first_pause_seconds?: number;
  /** For scheduled jobs: a cron expression in New York time. */
  cron?: string;
}
