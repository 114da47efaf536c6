import type { z } from 'zod';
import type { Context } from '../context.ts';

/** A job is a name, the shape of its payload and one line that calls a verb. Verbs may run twice. */
export interface Job<Payload extends object = object> {
  name: string;
  payload: z.ZodType<Payload>;
  run(context: Context, payload: Payload): Promise<void>;
  /** Attempts after the first, with growing pauses. What fails them all lands in the dead letters. */
  retries: number;
  first_pause_seconds?: number;
  /** For jobs that run by the clock: a cron line in New York time. */
  cron?: string;
}

export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return job;
}
