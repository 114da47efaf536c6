import { sendLink } from '../features/account-links/send-link.ts';
import { sweepLinks } from '../features/account-links/sweep-links.ts';
import { sweepUnverified } from '../features/sign-up/sweep-unverified.ts';
import { sweepRateLimits } from '../http/rate-limits.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Job } from './job.ts';

/** Every job there is. */
export const JOBS: readonly Job[] = [sendLink, sendMail, sweepLinks, sweepRateLimits, sweepUnverified];
