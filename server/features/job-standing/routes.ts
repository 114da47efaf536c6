import { failedJobDeed, failedJobParams, jobOverview } from '#contract/jobs.ts';
import { DONE, done } from '#contract/sessions.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { listDeadLetters } from '../../jobs/dead-letters.ts';
import { readJobStanding } from '../../jobs/read-standing.ts';
import { dismissFailedJob, retryFailedJob } from './settle-failed-job.ts';

export const jobStandingRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/admin/jobs',
    access: 'admin',
    operation: 'getJobs',
    summary: 'How every kind of job stands, and what failed every attempt',
    response: jobOverview,
    handle: async ({ context: { db } }) => ({
      jobs: await readJobStanding(db),
      failed: await listDeadLetters(db),
    }),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/jobs/failed/:id/retry',
    access: 'admin',
    operation: 'retryFailedJob',
    summary: 'Begin a job again that failed every attempt',
    params: failedJobParams,
    body: failedJobDeed,
    response: done,
    handle: async ({ context, params, body, ...call }) => {
      await retryFailedJob(context, { ...params, ...body, admin_id: signedIn(call).account.user_id });
      return DONE;
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/jobs/failed/:id/dismissal',
    access: 'admin',
    operation: 'dismissFailedJob',
    summary: 'Set a failed job aside for good',
    params: failedJobParams,
    body: failedJobDeed,
    response: done,
    handle: async ({ context, params, body, ...call }) => {
      await dismissFailedJob(context, { ...params, ...body, admin_id: signedIn(call).account.user_id });
      return DONE;
    },
  }),
];
