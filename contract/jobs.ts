import { z } from 'zod';
import { adminReason } from './lists.ts';

const count = z.number().int();

export const jobStanding = z
  .object({
    job: z.string(),
    /** A cron line in New York time, where the clock starts it. */
    cron: z.string().nullable(),
    waiting: count,
    later: count,
    running: count,
    retrying: count,
    last_done_at: z.string().nullable(),
    last_failed_at: z.string().nullable(),
  })
  .meta({ id: 'JobStanding' });
export type JobStanding = z.infer<typeof jobStanding>;

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

export const jobOverview = z
  .object({ jobs: z.array(jobStanding).max(500), failed: z.array(failedJob).max(100) })
  .meta({ id: 'JobOverview' });

export const failedJobParams = z.object({ id: z.uuid() });
export const failedJobDeed = z.object({ reason: adminReason }).meta({ id: 'FailedJobDeed' });
