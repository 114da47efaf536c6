import type { Queue } from '#server/platform/jobs/queue.ts';

/** Takes jobs and forgets them, for tests that do by hand what jobs would do. */
export const FORGETS_JOBS: Pick<Queue, 'enqueue' | 'enqueueAll'> = {
  enqueue: async () => undefined,
  enqueueAll: async () => undefined,
};
