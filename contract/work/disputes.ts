import { z } from 'zod';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import { DELIVERABLE_STATUSES, VERSION_STATUSES } from '#domain/work/deliverable-states.ts';
import {
  DISPUTE_CLOSE_CAUSES,
  DISPUTE_OUTCOMES,
  DISPUTE_REASONS,
  DISPUTE_SIDES,
  DISPUTE_STATUSES,
  DISPUTE_WORDS_MAX_LENGTH,
  DISPUTE_WORDS_MIN_LENGTH,
  type DisputeReason,
  MOST_REDO_DAYS,
  MOST_STATEMENT_FILES,
  STATEMENT_KINDS,
} from '#domain/work/dispute-states.ts';
import { workEvent } from './collaborations.ts';
import { workContract } from './contracts.ts';
import { workFile } from './deliverables.ts';

const cents = z.number().int();
const moment = z.string();
const REASONS = DISPUTE_REASONS.map(({ reason }) => reason) as [DisputeReason, ...DisputeReason[]];

export const disputeParams = z.object({ id: z.uuid() });

const words = z
  .string()
  .trim()
  .min(DISPUTE_WORDS_MIN_LENGTH, 'Describe what happened in a sentence or two')
  .max(DISPUTE_WORDS_MAX_LENGTH, `At most ${DISPUTE_WORDS_MAX_LENGTH} characters`);

/** Uploaded earlier by the speaker, with the role `attachment`. */
const media_file_ids = z
  .array(z.uuid())
  .max(MOST_STATEMENT_FILES, `At most ${MOST_STATEMENT_FILES} files`)
  .default([]);

export const disputeRequest = z
  .strictObject({
    deliverable_ids: z.array(z.uuid()).min(1, 'Choose a deliverable').max(20),
    reason: z.enum(REASONS),
    words,
    media_file_ids,
    wants: z.enum(DISPUTE_OUTCOMES),
  })
  .meta({ id: 'DisputeRequest' });
export type DisputeRequest = z.infer<typeof disputeRequest>;

/** An admin opens it for one side. The files were uploaded for that side, with the role `attachment`. */
export const disputeRequestFor = disputeRequest
  .extend({ side: z.enum(DISPUTE_SIDES, { error: 'Choose whose dispute it is' }) })
  .meta({ id: 'DisputeRequestFor' });
export type DisputeRequestFor = z.infer<typeof disputeRequestFor>;

export const disputeWords = z.strictObject({ words, media_file_ids }).meta({ id: 'DisputeWords' });
export type DisputeWords = z.infer<typeof disputeWords>;

export const disputeRuling = z
  .strictObject({
    /** The decision's round, so nobody decides on statements they haven't seen. */
    round: z.number().int().min(1).max(2),
    outcome: z.enum(DISPUTE_OUTCOMES),
    /** The creator's share of the disputed payout; only with a split. */
    creator_cents: cents.min(1).max(500_000).nullable().default(null),
    /** The number of days the creator has for a redo; only with a redo. */
    redo_days: z.number().int().min(1).max(MOST_REDO_DAYS).nullable().default(null),
    words,
  })
  .meta({ id: 'DisputeRuling' });
export type DisputeRuling = z.infer<typeof disputeRuling>;

const disputeReceipt = z
  .object({
    creator_gross_cents: cents,
    creator_fee_cents: cents,
    creator_gets_cents: cents,
    refund_payout_cents: cents,
    refund_fee_cents: cents,
    business_gets_cents: cents,
    kept_fee_cents: cents,
  })
  .meta({ id: 'DisputeReceipt' });

export const disputeDecision = z
  .object({
    round: z.number().int(),
    outcome: z.enum(DISPUTE_OUTCOMES),
    redo_days: z.number().int().nullable(),
    words: z.string(),
    /** The admin's name, only for admins; null if nobody decided in time and the rule did. */
    decided_by: z.string().nullable(),
    decided_at: moment,
    /** The split between both sides; null with a redo. */
    receipt: disputeReceipt.nullable(),
  })
  .meta({ id: 'DisputeDecision' });
export type DisputeDecision = z.infer<typeof disputeDecision>;

export const disputeStatement = z
  .object({
    id: z.string(),
    kind: z.enum(STATEMENT_KINDS),
    side: z.enum(DISPUTE_SIDES),
    author_name: z.string(),
    words: z.string(),
    files: z.array(workFile).max(MOST_STATEMENT_FILES),
    created_at: moment,
  })
  .meta({ id: 'DisputeStatement' });
export type DisputeStatement = z.infer<typeof disputeStatement>;

export const dispute = z
  .object({
    id: z.string(),
    collaboration_id: z.string(),
    status: z.enum(DISPUTE_STATUSES),
    /** The side the caller is on. */
    side: z.enum(['creator', 'business', 'admin']),
    campaign_title: z.string(),
    campaign_identifier: z.string(),
    business_name: z.string(),
    creator_name: z.string(),
    opened_side: z.enum(DISPUTE_SIDES),
    /** Whether an admin opened it for that side. */
    is_on_behalf: z.boolean(),
    reason: z.enum(REASONS),
    wants: z.enum(DISPUTE_OUTCOMES),
    disputed_cents: cents,
    fee_cents: cents,
    creator_fee_cents: cents,
    deliverables: z
      .array(
        z.object({
          id: z.string(),
          kind: z.enum(DELIVERABLE_KINDS),
          quantity: z.number().int(),
          share_cents: cents,
          status: z.enum(DELIVERABLE_STATUSES),
        }),
      )
      .max(20),
    statements: z.array(disputeStatement).max(3),
    decisions: z.array(disputeDecision).max(2),
    round: z.number().int(),
    appealed_side: z.enum(DISPUTE_SIDES).nullable(),
    /** The time of the next automatic step. Answers, appeals and decisions after it are too late. */
    clock_at: moment.nullable(),
    /** The deadline of Bizmeet's decision; null unless it is under review. */
    decide_by: moment.nullable(),
    creator_accepted_at: moment.nullable(),
    business_accepted_at: moment.nullable(),
    closed_cause: z.enum(DISPUTE_CLOSE_CAUSES).nullable(),
    closed_at: moment.nullable(),
    created_at: moment,
    can_answer: z.boolean(),
    can_withdraw: z.boolean(),
    can_accept: z.boolean(),
    can_appeal: z.boolean(),
    can_decide: z.boolean(),
    /** The latest hundred events of the work, newest first. */
    events: z.array(workEvent).max(100),
    server_time: moment,
  })
  .meta({ id: 'Dispute' });
export type Dispute = z.infer<typeof dispute>;

/** All submitted versions of the disputed work, newest first. */
const disputeVersion = z
  .object({
    deliverable_id: z.string(),
    version: z.number().int(),
    caption: z.string(),
    note: z.string(),
    status: z.enum(VERSION_STATUSES),
    submitted_at: moment,
    files: z.array(workFile).max(20),
    change_requests: z.array(z.object({ brief_text: z.string(), words: z.string() })).max(12),
  })
  .meta({ id: 'DisputeVersion' });

export const disputeFile = z
  .object({ dispute, contract: workContract, versions: z.array(disputeVersion).max(60) })
  .meta({ id: 'DisputeFile' });
export type DisputeFile = z.infer<typeof disputeFile>;

/** The state before a dispute: the parts that can be disputed, the open dispute and the past one. */
export const disputeStart = z
  .object({
    collaboration_id: z.string(),
    side: z.enum(['creator', 'business', 'admin']),
    campaign_title: z.string(),
    campaign_identifier: z.string(),
    business_name: z.string(),
    creator_name: z.string(),
    /** The entity for their own uploads; null for admins. */
    own_entity_id: z.string().nullable(),
    /** The entities of both sides, for admins who open a dispute for one of them; null for everyone else. */
    side_entity_ids: z.object({ creator: z.string(), business: z.string() }).nullable(),
    answer_business_days: z.number().int(),
    /** Bizmeet's own deadlines, and the time after which the rule decides. */
    decision_business_days: z.number().int(),
    undecided_business_days: z.number().int(),
    appeal_days: z.number().int(),
    appeal_decision_business_days: z.number().int(),
    /** Why no dispute can be opened now; null if one can. */
    refusal: z.string().nullable(),
    deliverables: z
      .array(
        z.object({
          id: z.string(),
          kind: z.enum(DELIVERABLE_KINDS),
          quantity: z.number().int(),
          share_cents: cents,
          fee_cents: cents,
          status: z.enum(DELIVERABLE_STATUSES),
          can_be_disputed: z.boolean(),
        }),
      )
      .max(20),
    /** Newest first. */
    disputes: z
      .array(z.object({ id: z.string(), status: z.enum(DISPUTE_STATUSES), created_at: moment }))
      .max(20),
  })
  .meta({ id: 'DisputeStart' });
export type DisputeStart = z.infer<typeof disputeStart>;
