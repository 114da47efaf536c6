import { z } from 'zod';
import { businessParams } from '#contract/businesses/businesses.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor, searchText } from '#contract/platform/lists.ts';
import { CAMPAIGN_SEGMENTS } from '#domain/campaigns/campaign-segments.ts';
import { CAMPAIGN_STATUSES, STOP_CAUSES } from '#domain/campaigns/campaign-states.ts';
import { CAMPAIGN_STEPS, CAMPAIGN_STOPS } from '#domain/campaigns/campaign-steps.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import { QUOTE_SIDES } from '#domain/hiring/quote-states.ts';
import { FUNDING_PURPOSES } from '#domain/money/funding-states.ts';

/** The slug, or the id of a campaign that has no slug yet. */
export const ownCampaignParams = z.object({
  id: z.uuid(),
  identifier: z.string().min(1).max(100),
});

export const ownCampaignsQuery = z.object({
  search: searchText,
  segment: z.enum(CAMPAIGN_SEGMENTS).optional(),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(50).default(20),
});
export type OwnCampaignsQuery = z.output<typeof ownCampaignsQuery>;

const count = z.number().int();

/** A campaign as the members of its business see it. */
export const ownCampaign = z
  .object({
    id: z.string(),
    public_id: z.string().nullable(),
    slug: z.string().nullable(),
    title: z.string(),
    status: z.enum(CAMPAIGN_STATUSES),
    /** Why it was paused or taken down. */
    status_note: z.string().nullable(),
    is_paused_by_admin: z.boolean(),
    /** An offer to certain creators, which nobody else sees. */
    is_offer: z.boolean(),
    /** Whether we stopped the campaign, or only payments for it. */
    stopped: z.enum(CAMPAIGN_STOPS).nullable(),
    /** Why we stopped it; null unless we did. */
    stop_cause: z.enum(STOP_CAUSES).nullable(),
    creator_payout_cents: count.nullable(),
    deliverables: z.array(z.object({ kind: z.enum(DELIVERABLE_KINDS), quantity: count })).max(8),
    slots: count,
    funded_slots: count,
    taken_slots: count,
    /** The sum held for creators, without our fees. */
    held_cents: count,
    application_deadline: z.string().nullable(),
    /** The last day to select creators. */
    selection_closes_on: z.string().nullable(),
    published_at: z.string().nullable(),
    updated_at: z.string(),
    brief_version: count,
    /** Everyone who applied and didn't withdraw. */
    applicant_count: count,
    /** Those of them without a decision. */
    waiting_count: count,
    next: z.object({ step: z.enum(CAMPAIGN_STEPS), due_on: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'OwnCampaign' });
export type OwnCampaign = z.infer<typeof ownCampaign>;

const ownCampaignPage = z
  .object({
    campaigns: z.array(ownCampaign).max(50),
    counts: z.object({ open: count, drafts: count, closed: count, ended: count }),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'OwnCampaignPage' });

export const ownCampaignState = z
  .object({ campaign_id: z.string(), status: z.enum(CAMPAIGN_STATUSES) })
  .meta({ id: 'OwnCampaignState' });

/** The consequences of canceling it now. */
export const cancellationPreview = z
  .object({
    can_cancel: z.boolean(),
    /** Why it can't be canceled, and what to do instead. */
    refusal: z.string().nullable(),
    /** The number of creators who are notified. */
    notified_count: count,
    open_spots: count,
    refund_cents: count,
  })
  .meta({ id: 'CancellationPreview' });
export type CancellationPreview = z.infer<typeof cancellationPreview>;

const cancellation = z
  .object({ note: z.string().trim().max(500).optional() })
  .meta({ id: 'CampaignCancellation' });

const duplicatedCampaign = z.object({ campaign_id: z.string() }).meta({ id: 'DuplicatedCampaign' });

export const campaignEventsQuery = z.object({
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(50).default(25),
});
export type CampaignEventsQuery = z.output<typeof campaignEventsQuery>;

export const campaignEvent = z
  .object({
    id: z.string(),
    kind: z.string(),
    /** Null if a timer or a payment caused it. */
    actor_name: z.string().nullable(),
    is_admin: z.boolean(),
    creator_name: z.string().nullable(),
    note: z.string().nullable(),
    amount_cents: count.nullable(),
    /** The creator of the quote; null for other events. */
    quote_by: z.enum(QUOTE_SIDES).nullable(),
    /** The purpose of a payment; null for other events. */
    purpose: z.enum(FUNDING_PURPOSES).nullable(),
    version: count.nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'CampaignEvent' });
export type CampaignEvent = z.infer<typeof campaignEvent>;

const campaignEventPage = z
  .object({ events: z.array(campaignEvent).max(50), next_cursor: z.string().nullable() })
  .meta({ id: 'CampaignEventPage' });

export const ownCampaignEndpoints = endpoints({
  listOwnCampaigns: {
    method: 'GET',
    url: '/api/businesses/:id/campaigns',
    access: 'business',
    summary: "List a business's campaigns, newest first, with the next step of each",
    params: businessParams,
    query: ownCampaignsQuery,
    response: ownCampaignPage,
  },
  getOwnCampaign: {
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier',
    access: 'business',
    summary: "Get a business's campaign by its slug or ID",
    params: ownCampaignParams,
    response: ownCampaign,
  },
  pauseCampaign: {
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/pause',
    access: 'business',
    summary: "Pause a campaign's applications",
    params: ownCampaignParams,
    response: ownCampaignState,
  },
  resumeCampaign: {
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/resumption',
    access: 'business',
    summary: "Resume a campaign's applications",
    params: ownCampaignParams,
    response: ownCampaignState,
  },
  closeCampaign: {
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/closing',
    access: 'business',
    summary: 'Close a campaign to new applications; existing ones can still be decided',
    params: ownCampaignParams,
    response: ownCampaignState,
  },
  cancelCampaign: {
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/cancellation',
    access: 'business',
    summary: 'Cancel a campaign; open spots are refunded',
    params: ownCampaignParams,
    body: cancellation,
    response: ownCampaignState,
  },
  duplicateCampaign: {
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/duplicate',
    access: 'business',
    summary: 'Duplicate a campaign',
    params: ownCampaignParams,
    response: duplicatedCampaign,
    status: 201,
  },
  listCampaignEvents: {
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/events',
    access: 'business',
    summary: "List a campaign's events, newest first",
    params: ownCampaignParams,
    query: campaignEventsQuery,
    response: campaignEventPage,
  },
  previewCancellation: {
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/cancellation',
    access: 'business',
    summary: 'Preview what happens if a campaign is canceled now',
    params: ownCampaignParams,
    response: cancellationPreview,
  },
});
