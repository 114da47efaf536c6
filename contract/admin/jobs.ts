import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { adminReason } from '#contract/platform/lists.ts';

const count = z.number().int();

export const jobStatus = z
  .object({
    job: z.string(),
    /** A cron expression in New York time; null for jobs that aren't scheduled. */
    cron: z.string().nullable(),
    waiting: count,
    later: count,
    running: count,
    retrying: count,
    last_done_at: z.string().nullable(),
    last_failed_at: z.string().nullable(),
  })
  .meta({ id: 'JobStatus' });
export type JobStatus = z.infer<typeof jobStatus>;

/** A job that failed every attempt. */
export const failedJob = z
  .object({
    id: z.string(),
    job: z.string(),
    failure: z.string().nullable(),
    attempts: count,
    failed_at: z.string(),
  })
  .meta({ id: 'FailedJob' });
export type FailedJob = z.infer<typeof failedJob>;

const jobOverview = z
  .object({ jobs: z.array(jobStatus).max(500), failed: z.array(failedJob).max(100) })
  .meta({ id: 'JobOverview' });

const failedJobParams = z.object({ id: z.uuid() });
const failedJobAction = z.object({ reason: adminReason }).meta({ id: 'FailedJobAction' });

export const jobEndpoints = endpoints({
  getJobs: {
    method: 'GET',
    url: '/api/admin/jobs',
    access: 'admin_system',
    summary: 'List job kinds with their status, and failed jobs',
    response: jobOverview,
  },
  retryFailedJob: {
    method: 'POST',
    url: '/api/admin/jobs/failed/:id/retry',
    access: 'admin_operations',
    summary: 'Retry a failed job',
    params: failedJobParams,
    body: failedJobAction,
    response: done,
  },
  dismissFailedJob: {
    method: 'POST',
    url: '/api/admin/jobs/failed/:id/dismissal',
    access: 'admin_operations',
    summary: 'Dismiss a failed job',
    params: failedJobParams,
    body: failedJobAction,
    response: done,
  },
});
