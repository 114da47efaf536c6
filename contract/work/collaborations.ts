import { z } from 'zod';
import { deal } from '#contract/campaigns/deals.ts';
import { cursor } from '#contract/platform/lists.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import { CANCEL_REASONS, COLLABORATION_STATUSES } from '#domain/work/collaboration-states.ts';
import {
  CAPTION_MAX_LENGTH,
  CHANGE_WORDS_MAX_LENGTH,
  DELIVERABLE_STATUSES,
  MOST_CHANGES,
  POST_URL_MAX_LENGTH,
  SUBMISSION_NOTE_MAX_LENGTH,
  VERSION_STATUSES,
} from '#domain/work/deliverable-states.ts';
import { DISPUTE_SIDES, DISPUTE_STATUSES } from '#domain/work/dispute-states.ts';
import { workContract } from './contracts.ts';

const cents = z.number().int();
const moment = z.string();
const REASONS = CANCEL_REASONS.map(({ reason }) => reason);

export const collaborationParams = z.object({ id: z.uuid() });
export const deliverableParams = z.object({ id: z.uuid() });

/** A file of a version, or one that waits to be sent. Its address is signed and ends. */
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

/** A line of the brief the business ticked off while it looked. */
export const reviewMark = z
  .object({
    brief_line: z.number().int().min(1).max(60),
    at_seconds: z.number().int().min(0).max(36_000).nullable(),
  })
  .meta({ id: 'ReviewMark' });

export const submission = z
  .object({
    version: z.number().int(),
    caption: z.string(),
    note: z.string(),
    status: z.enum(VERSION_STATUSES),
    submitted_at: moment,
    decided_at: moment.nullable(),
    /** By name; null where the clock decided, or nobody has. */
    decided_by: z.string().nullable(),
    files: z.array(workFile).max(20),
    /** Whether its files can be downloaded: it was approved, or paid for by a decision. */
    can_download: z.boolean(),
    change_requests: z.array(changeRequest).max(MOST_CHANGES),
    marks: z.array(reviewMark).max(60),
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
    /** When the business may extend or cancel; null while it is not the creator's turn. */
    late_at: moment.nullable(),
    is_late: z.boolean(),
    passes_at: moment.nullable(),
    /** The reminders that are still to come. */
    reminders_at: z.array(moment).max(4),
    approved_at: moment.nullable(),
    post_url: z.string().nullable(),
    posted_at: moment.nullable(),
    verified_at: moment.nullable(),
    is_in_dispute: z.boolean(),
    /** Why the link was sent back, the last time. */
    post_return_words: z.string().nullable(),
    /** Files that wait to be sent; only for the creator. */
    draft_files: z.array(workFile).max(20),
    /** The newest first. */
    submissions: z.array(submission).max(20),
  })
  .meta({ id: 'Deliverable' });
export type Deliverable = z.infer<typeof deliverable>;

const person = z.object({ id: z.string(), name: z.string(), avatar_url: z.string().nullable() });

/** The money of a collaboration by stage. */
const workMoney = z
  .object({
    held_cents: cents,
    released_cents: cents,
    refunded_cents: cents,
    /** The earliest moment the last release clears; null before a release. */
    clears_at: moment.nullable(),
  })
  .meta({ id: 'WorkMoney' });

export const workEvent = z
  .object({
    id: z.string(),
    kind: z.string(),
    side: z.enum(['creator', 'business', 'admin', 'clock', 'decision']),
    actor_name: z.string().nullable(),
    deliverable_id: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()),
    occurred_at: moment,
  })
  .meta({ id: 'WorkEvent' });
export type WorkEvent = z.infer<typeof workEvent>;

/** The open dispute about a piece of work, as a row shows it. */
const rowDispute = z
  .object({
    status: z.enum(DISPUTE_STATUSES),
    /** The sides that can answer it, or accept or appeal a decision. */
    turns: z.array(z.enum(DISPUTE_SIDES)).max(2),
    /** Until when. */
    clock_at: moment.nullable(),
    disputed_cents: cents,
    /** The creator's share in the latest decision; null without a decision, or if the work is redone. */
    creator_gets_cents: cents.nullable(),
  })
  .meta({ id: 'RowDispute' });
export type RowDispute = z.infer<typeof rowDispute>;

/** Everything about one piece of work, for its creator and its business. */
export const collaboration = z
  .object({
    id: z.string(),
    status: z.enum(COLLABORATION_STATUSES),
    /** As whom one looks at it. */
    side: z.enum(['creator', 'business', 'admin']),
    campaign: z.object({
      id: z.string(),
      identifier: z.string(),
      public_id: z.string().nullable(),
      title: z.string(),
      hero_url: z.string().nullable(),
    }),
    business: z.object({
      id: z.string(),
      business_name: z.string(),
      slug: z.string(),
      industry: z.string().nullable(),
      neighborhood: z.string().nullable(),
      /** The street, once the creator is accepted. */
      address: z.string().nullable(),
      contact_name: z.string().nullable(),
    }),
    creator: person,
    application_id: z.string(),
    contract: workContract,
    deal,
    payout_cents: cents,
    money: workMoney,
    deliverables: z.array(deliverable).max(20),
    is_clock_stopped: z.boolean(),
    dispute_id: z.string().nullable(),
    /** Null while none is open. */
    dispute: rowDispute.nullable(),
    agreed_at: moment,
    started_at: moment.nullable(),
    completed_at: moment.nullable(),
    cancelled_at: moment.nullable(),
    cancel_reason: z.string().nullable(),
    cancel_note: z.string().nullable(),
    /** Whether one may cancel now, and why not in words. */
    cancel_refusal: z.string().nullable(),
    /** The last hundred things that happened, the newest first. */
    events: z.array(workEvent).max(100),
    server_time: moment,
  })
  .meta({ id: 'Collaboration' });
export type Collaboration = z.infer<typeof collaboration>;

/** A row of a list of work. */
export const collaborationRow = z
  .object({
    id: z.string(),
    status: z.enum(COLLABORATION_STATUSES),
    campaign_id: z.string(),
    campaign_title: z.string(),
    campaign_identifier: z.string(),
    business_name: z.string(),
    business_slug: z.string(),
    industry: z.string().nullable(),
    creator: person,
    payout_cents: cents,
    deliverables: z
      .array(
        deliverable.pick({
          id: true,
          kind: true,
          quantity: true,
          status: true,
          version: true,
          turn: true,
          due_at: true,
          passes_at: true,
          is_late: true,
        }),
      )
      .max(20),
    /** Null while none is open. */
    dispute: rowDispute.nullable(),
    /** The next thing that happens by itself or is due. */
    next_at: moment.nullable(),
    agreed_at: moment,
  })
  .meta({ id: 'CollaborationRow' });
export type CollaborationRow = z.infer<typeof collaborationRow>;

export const collaborationQuery = z.object({
  segment: z.enum(['open', 'done', 'all']).default('open'),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(50).default(24),
});
/** `waiting`: only what the business has to answer, and what is so late that it may act. */
export const businessWorkQuery = z.object({ waiting: z.enum(['true']).optional() });
export const collaborationList = z
  .object({ collaborations: z.array(collaborationRow).max(50), next_cursor: z.string().nullable() })
  .meta({ id: 'CollaborationList' });
export type CollaborationList = z.infer<typeof collaborationList>;

export const draftFiles = z.object({ media_file_ids: z.array(z.uuid()).max(20) }).meta({ id: 'DraftFiles' });

/** The version it is about, so that nobody decides on one they have not seen. */
const version = z.number().int().min(1).max(50);

export const submissionDraft = z
  .object({
    version,
    caption: z.string().trim().max(CAPTION_MAX_LENGTH).default(''),
    note: z.string().trim().max(SUBMISSION_NOTE_MAX_LENGTH).default(''),
  })
  .meta({ id: 'SubmissionDraft' });

export const approval = z
  .object({ version, marks: z.array(reviewMark).max(60).default([]) })
  .meta({ id: 'Approval' });

export const changesAsked = z
  .object({
    version,
    marks: z.array(reviewMark).max(60).default([]),
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

export const workCancellation = z
  .strictObject({
    reason: z.enum(REASONS),
    note: z.string().trim().max(500).default(''),
  })
  .meta({ id: 'WorkCancellation' });
