import { z } from 'zod';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import {
  CAPTION_MAX_LENGTH,
  CHANGE_WORDS_MAX_LENGTH,
  DELIVERABLE_STATUSES,
  MOST_CHANGES,
  POST_URL_MAX_LENGTH,
  SUBMISSION_NOTE_MAX_LENGTH,
  VERSION_STATUSES,
} from '#domain/work/deliverable-states.ts';

const cents = z.number().int();
const moment = z.string();

export const deliverableParams = z.object({ id: z.uuid() });

/** A file of a submitted version, or of the next one. Its address is signed and expires. */
export const workFile = z
  .object({
    media_file_id: z.string(),
    original_name: z.string(),
    mime_type: z.string(),
    is_video: z.boolean(),
    status: z.enum(['processing', 'ready', 'failed']),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    duration_seconds: z.number().nullable(),
    url: z.string().nullable(),
    poster_url: z.string().nullable(),
  })
  .meta({ id: 'WorkFile' });
export type WorkFile = z.infer<typeof workFile>;

const changeRequest = z
  .object({
    brief_line: z.number().int(),
    brief_text: z.string(),
    words: z.string(),
    at_seconds: z.number().int().nullable(),
  })
  .meta({ id: 'ChangeRequest' });

/** Lines of the brief the business checked off before it decided. */
export const briefMark = z
  .object({
    brief_line: z.number().int().min(1).max(60),
    at_seconds: z.number().int().min(0).max(36_000).nullable(),
  })
  .meta({ id: 'BriefMark' });

export const submission = z
  .object({
    version: z.number().int(),
    caption: z.string(),
    note: z.string(),
    status: z.enum(VERSION_STATUSES),
    submitted_at: moment,
    decided_at: moment.nullable(),
    /** The name of who decided; null if a timer decided, or nobody has. */
    decided_by: z.string().nullable(),
    files: z.array(workFile).max(20),
    /** Whether its files can be downloaded, because it was approved or paid for by a decision. */
    can_download: z.boolean(),
    change_requests: z.array(changeRequest).max(MOST_CHANGES),
    marks: z.array(briefMark).max(60),
  })
  .meta({ id: 'WorkSubmission' });
export type Submission = z.infer<typeof submission>;

export const deliverable = z
  .object({
    id: z.string(),
    kind: z.enum(DELIVERABLE_KINDS),
    quantity: z.number().int(),
    note: z.string(),
    share_cents: cents,
    status: z.enum(DELIVERABLE_STATUSES),
    version: z.number().int(),
    rounds_used: z.number().int(),
    rounds_left: z.number().int(),
    turn: z.enum(['creator', 'business']).nullable(),
    due_at: moment.nullable(),
    /** The time from which the business may extend or cancel; null unless it is the creator's turn. */
    late_at: moment.nullable(),
    is_late: z.boolean(),
    passes_at: moment.nullable(),
    /** Future reminders. */
    reminders_at: z.array(moment).max(4),
    approved_at: moment.nullable(),
    post_url: z.string().nullable(),
    posted_at: moment.nullable(),
    verified_at: moment.nullable(),
    is_in_dispute: z.boolean(),
    /** The latest reason the link was returned. */
    post_return_words: z.string().nullable(),
    /** Files of the next version; only for the creator. */
    draft_files: z.array(workFile).max(20),
    /** Newest first. */
    submissions: z.array(submission).max(20),
  })
  .meta({ id: 'Deliverable' });
export type Deliverable = z.infer<typeof deliverable>;

export const draftFiles = z.object({ media_file_ids: z.array(z.uuid()).max(20) }).meta({ id: 'DraftFiles' });

/** The version the decision is about, so nobody decides on one they haven't seen. */
const version = z.number().int().min(1).max(50);

export const submissionDraft = z
  .object({
    version,
    caption: z.string().trim().max(CAPTION_MAX_LENGTH).default(''),
    note: z.string().trim().max(SUBMISSION_NOTE_MAX_LENGTH).default(''),
  })
  .meta({ id: 'SubmissionDraft' });

export const approval = z
  .object({ version, marks: z.array(briefMark).max(60).default([]) })
  .meta({ id: 'Approval' });

export const changesAsked = z
  .object({
    version,
    marks: z.array(briefMark).max(60).default([]),
    changes: z
      .array(
        z.object({
          brief_line: z.number().int().min(1).max(60),
          words: z
            .string()
            .trim()
            .min(1, 'Say what should change')
            .max(CHANGE_WORDS_MAX_LENGTH, `At most ${CHANGE_WORDS_MAX_LENGTH} characters`),
          at_seconds: z.number().int().min(0).max(36_000).nullable().default(null),
        }),
      )
      .min(1, 'Tie the change to a line of the brief')
      .max(MOST_CHANGES),
  })
  .meta({ id: 'ChangesAsked' });

export const postLink = z
  .object({ url: z.string().trim().min(1, 'Paste the link to the post').max(POST_URL_MAX_LENGTH) })
  .meta({ id: 'PostLink' });

export const postReturn = z
  .object({
    words: z.string().trim().min(1, 'Explain what’s wrong with the link').max(CHANGE_WORDS_MAX_LENGTH),
  })
  .meta({ id: 'PostReturn' });

export const extension = z.object({ due_on: z.iso.date('Choose a date') }).meta({ id: 'Extension' });
