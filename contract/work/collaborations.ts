import { z } from 'zod';
import { deal } from '#contract/campaigns/deals.ts';
import { cursor } from '#contract/platform/lists.ts';
import { CANCEL_REASONS, COLLABORATION_STATUSES } from '#domain/work/collaboration-states.ts';
import { DISPUTE_SIDES, DISPUTE_STATUSES } from '#domain/work/dispute-states.ts';
import { workContract } from './contracts.ts';
import { deliverable } from './deliverables.ts';
import { shipment } from './shipments.ts';

const cents = z.number().int();
const moment = z.string();
const REASONS = CANCEL_REASONS.map(({ reason }) => reason);

export const collaborationParams = z.object({ id: z.uuid() });

const person = z.object({ id: z.string(), name: z.string(), avatar_url: z.string().nullable() });

/** The money of a collaboration by stage. */
const workMoney = z
  .object({
    held_cents: cents,
    released_cents: cents,
    refunded_cents: cents,
    /** The earliest time the last release clears; null before a release. */
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
    /** The deadline for that. */
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
    /** The side the caller is on. */
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
    /** Null where nothing is shipped. */
    shipment: shipment.nullable(),
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
    /** Whether the caller may cancel now, and the reason if not. */
    cancel_refusal: z.string().nullable(),
    /** The latest hundred events, newest first. */
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
    /** A picture of a draft that waits for review. Null in lists that show none. */
    draft_still_url: z.string().nullable(),
    /** Null while none is open. */
    dispute: rowDispute.nullable(),
    /** Null where nothing is shipped. */
    shipment: shipment.pick({ status: true, ship_by: true, counts_at: true, is_overdue: true }).nullable(),
    /** The next deadline or automatic step. */
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
/** `waiting` lists only work the business has to answer, or that is so late that it may act. */
export const businessWorkQuery = z.object({ waiting: z.enum(['true']).optional() });
export const collaborationList = z
  .object({ collaborations: z.array(collaborationRow).max(50), next_cursor: z.string().nullable() })
  .meta({ id: 'CollaborationList' });
export type CollaborationList = z.infer<typeof collaborationList>;

export const workCancellation = z
  .strictObject({
    reason: z.enum(REASONS),
    note: z.string().trim().max(500).default(''),
  })
  .meta({ id: 'WorkCancellation' });
