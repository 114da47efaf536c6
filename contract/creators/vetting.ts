import { z } from 'zod';
import { mediaFile } from '#contract/base/media.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor } from '#contract/platform/lists.ts';
import { CREATOR_STATUSES } from '#domain/creators/creator-states.ts';
import { SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';
import {
  APPLICANT_SEGMENTS,
  MOST_BULK_DECISIONS,
  MOST_REQUESTED_CHANGES,
  VETTING_NOTE_MAX_LENGTH,
  VETTING_REASONS,
} from '#domain/creators/vetting-reasons.ts';
import { creatorProfile, requestedChange, vettingDecision } from './profiles.ts';
import { socialAccount } from './social-accounts.ts';

const moment = z.string().nullable();

export const applicantsQuery = z.object({
  segment: z.enum(APPLICANT_SEGMENTS).default('waiting'),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(50).default(25),
});
export type ApplicantsQuery = z.output<typeof applicantsQuery>;

/** A row of the queue, with the applicant's largest audience. */
export const applicantRow = z
  .object({
    id: z.string(),
    full_name: z.string().nullable(),
    avatar_url: z.string().nullable(),
    neighborhood_name: z.string().nullable(),
    submitted_at: moment,
    vetting_due_at: moment,
    submission_count: z.number().int(),
    platform: z.enum(SOCIAL_PLATFORMS).nullable(),
    followers: z.number().int().nullable(),
  })
  .meta({ id: 'ApplicantRow' });
export type ApplicantRow = z.infer<typeof applicantRow>;

const applicantPage = z
  .object({
    applicants: z.array(applicantRow).max(50),
    counts: z.object({ waiting: z.number().int(), changes: z.number().int() }),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'ApplicantPage' });

const applicantParams = z.object({ creator_id: z.uuid() });

/** Everything an admin needs to decide, in one answer. */
export const applicant = z
  .object({
    profile: creatorProfile,
    user_id: z.string(),
    email: z.string(),
    avatar_url: z.string().nullable(),
    assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
    work: z.array(mediaFile).max(50),
    accounts: z.array(socialAccount).max(10),
    checks: z.array(
      z.object({
        check: z.enum(['email_and_age', 'city', 'pieces', 'links', 'numbers', 'labels']),
        state: z.enum(['yes', 'look', 'no']),
      }),
    ),
    decisions: z.array(vettingDecision.extend({ admin_name: z.string() })).max(20),
  })
  .meta({ id: 'Applicant' });
export type Applicant = z.infer<typeof applicant>;

const reason = z.enum(VETTING_REASONS).optional();
const note = z.string().trim().max(VETTING_NOTE_MAX_LENGTH).optional();

const NO_ITEMS = { path: ['items'], message: 'Add at least one thing to change' };

function needsItems({ decision, items }: { decision: string; items: readonly unknown[] }): boolean {
  return decision !== 'request_changes' || items.length > 0;
}
/** The applicant reads the note. Each requested change names the step where it is fixed. */
export const applicantDecision = z
  .object({
    decision: z.enum(['approve', 'request_changes', 'reject']),
    reason,
    note,
    items: z.array(requestedChange).max(MOST_REQUESTED_CHANGES).default([]),
  })
  .refine(needsItems, NO_ITEMS)
  .meta({ id: 'ApplicantDecision' });
export type ApplicantDecision = z.output<typeof applicantDecision>;

const decided = z
  .object({ creator_id: z.string(), status: z.enum(CREATOR_STATUSES) })
  .meta({ id: 'ApplicantDecided' });

export const bulkDecision = z
  .object({
    creator_ids: z.array(z.uuid()).min(1).max(MOST_BULK_DECISIONS),
    decision: z.enum(['approve', 'request_changes', 'reject']),
    reason,
    note,
    items: z.array(requestedChange).max(MOST_REQUESTED_CHANGES).default([]),
  })
  .refine(({ decision, note: text }) => decision === 'approve' || Boolean(text), {
    path: ['note'],
    message: 'Give the reason in a sentence',
  })
  .refine(needsItems, NO_ITEMS)
  .meta({ id: 'BulkDecision' });
export type BulkDecision = z.output<typeof bulkDecision>;

/** Each decision stands alone: one that fails doesn't stop the others. */
const bulkDecided = z
  .object({
    results: z
      .array(
        z.object({
          creator_id: z.string(),
          status: z.enum(CREATOR_STATUSES).nullable(),
          problem: z.string().nullable(),
        }),
      )
      .max(MOST_BULK_DECISIONS),
  })
  .meta({ id: 'BulkDecided' });

export const applicantEndpoints = endpoints({
  listApplicants: {
    method: 'GET',
    url: '/api/admin/applicants',
    access: 'admin_amounts',
    summary: 'List creator applications to decide, longest waiting first',
    query: applicantsQuery,
    response: applicantPage,
  },
  getApplicant: {
    method: 'GET',
    url: '/api/admin/applicants/:creator_id',
    access: 'admin_amounts',
    views: 'creator',
    summary: 'Get a creator application with its portfolio, numbers and checks',
    params: applicantParams,
    response: applicant,
  },
  decideApplication: {
    method: 'POST',
    url: '/api/admin/applicants/:creator_id/decision',
    access: 'admin_operations',
    summary: 'Approve or reject a creator application, or request changes',
    params: applicantParams,
    body: applicantDecision,
    response: decided,
  },
  decideApplications: {
    method: 'POST',
    url: '/api/admin/applicant-decisions',
    access: 'admin_operations',
    summary: 'Decide up to 50 creator applications at once',
    body: bulkDecision,
    response: bulkDecided,
  },
});
