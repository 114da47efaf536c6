import { sweepRateLimits } from '../http/rate-limits.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Job } from './job.ts';

/** Every job there is. */
export const JOBS: readonly Job[] = [sendMail, sweepRateLimits];
