import type { Context } from '#server/platform/context.ts';
import type { QueueEntry } from './queue-entry.ts';

/** A queue entry and the function that runs it. Jobs may run twice. */
export interface Job<Payload extends object = object> extends QueueEntry<Payload> {
  run(context: Context, payload: Payload): Promise<void>;
}

export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return job;
}
