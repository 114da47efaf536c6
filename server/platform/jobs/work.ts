import type { Context } from '#server/platform/context.ts';
import type { Job } from './job.ts';

/** Starts running these jobs in this process. */
export async function workOn(context: Context, jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) {
    await context.queue.work(job, async (payload) => {
      try {
        await job.run(context, payload);
      } catch (cause) {
        context.log.error({ err: cause, job: job.name }, 'job failed');
        throw cause;
      }
    });
  }
}
