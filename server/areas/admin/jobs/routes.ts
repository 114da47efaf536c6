import { jobEndpoints } from '#contract/admin/jobs.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { listDeadLetters } from '#server/platform/jobs/dead-letters.ts';
import { readJobStatus } from '#server/platform/jobs/read-job-status.ts';
import { dismissFailedJob, retryFailedJob } from './commands/settle-failed-job.ts';

export const jobRoutes = [
  handle(jobEndpoints.getJobs, async ({ context: { db } }) => ({
    jobs: await readJobStatus(db),
    failed: await listDeadLetters(db),
  })),
  handle(jobEndpoints.retryFailedJob, async ({ context, account, params, body }) => {
    await retryFailedJob(context, { ...params, ...body, admin_id: account.user_id });
    return DONE;
  }),
  handle(jobEndpoints.dismissFailedJob, async ({ context, account, params, body }) => {
    await dismissFailedJob(context, { ...params, ...body, admin_id: account.user_id });
    return DONE;
  }),
];
