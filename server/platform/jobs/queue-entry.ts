import type { z } from 'zod';

/** A kind of job as the engine knows it: a name, the shape of its payload, and how often to try. */
export interface QueueEntry<Payload extends object = object> {
  name: string;
  payload: z.ZodType<Payload>;
  /** Attempts after the first, with growing pauses. What fails them all lands in the dead letters. */
  retries: number;
  first_pause_seconds?: number;
  /** For jobs that run by the clock: a cron line in New York time. */
  cron?: string;
}
