import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { adminReason, choiceCounts, cursor, searchText, sortedBy } from '#contract/platform/lists.ts';
import { CAMPAIGN_STATUSES } from '#domain/campaigns/campaign-states.ts';
import { MOST_OFFERED_AT_ONCE, OFFER_ANSWERS } from '#domain/hiring/offers.ts';
import { ownCampaign, ownCampaignState } from './own-campaigns.ts';

export const adminCampaignsQuery = z.object({
  search: searchText,
  status: z.enum(CAMPAIGN_STATUSES).optional(),
  ...sortedBy(['created', 'title', 'payout', 'deadline']),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
});
export type AdminCampaignsQuery = z.output<typeof adminCampaignsQuery>;

const count = z.number().int();

export const adminCampaignRow = z
  .object({
    id: z.string(),
    title: z.string(),
    business_id: z.string(),
    business_name: z.string(),
    status: z.enum(CAMPAIGN_STATUSES),
    is_paused_by_admin: z.boolean(),
    is_offer: z.boolean(),
    /** Left out for admins who may not see amounts. */
    creator_payout_cents: count.nullable().optional(),
    slots: count,
    taken_slots: count,
    application_deadline: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'AdminCampaignRow' });
export type AdminCampaignRow = z.infer<typeof adminCampaignRow>;

const adminCampaignPage = z
  .object({
    campaigns: z.array(adminCampaignRow).max(100),
    next_cursor: z.string().nullable(),
    counts: choiceCounts,
  })
  .meta({ id: 'AdminCampaignPage' });

/** One campaign with its brief and its figures. */
export const adminCampaign = ownCampaign
  .extend({
    creator_payout_cents: count.nullable().optional(),
    held_cents: count.optional(),
    business_id: z.string(),
    business_name: z.string(),
    description: z.string(),
    neighborhood: z.string().nullable(),
    created_at: z.string(),
    /** The creators of an offer, with what they answered. */
    offered_to: z
      .array(z.object({ user_id: z.string(), name: z.string(), answer: z.enum(OFFER_ANSWERS) }))
      .max(MOST_OFFERED_AT_ONCE),
    /** An admin can take these actions in its present status. */
    can_pause: z.boolean(),
    can_resume: z.boolean(),
    can_take_down: z.boolean(),
  })
  .meta({ id: 'AdminCampaign' });
export type AdminCampaign = z.infer<typeof adminCampaign>;

const adminCampaignParams = z.object({ id: z.uuid() });
const campaignReason = z.strictObject({ reason: adminReason }).meta({ id: 'CampaignReason' });

export const adminCampaignEndpoints = endpoints({
  listAllCampaigns: {
    method: 'GET',
    url: '/api/admin/campaigns',
    access: 'admin',
    summary: 'List campaigns, newest first or sorted; search by the start of a title or business name',
    query: adminCampaignsQuery,
    response: adminCampaignPage,
  },
  getCampaignRecord: {
    method: 'GET',
    url: '/api/admin/campaigns/:id',
    access: 'admin',
    views: 'campaign',
    summary: 'Get a campaign and the actions it allows',
    params: adminCampaignParams,
    response: adminCampaign,
  },
  pauseCampaignAsAdmin: {
    method: 'POST',
    url: '/api/admin/campaigns/:id/pause',
    access: 'admin_operations',
    summary: "Pause a campaign so that its business can't resume it",
    params: adminCampaignParams,
    body: campaignReason,
    response: ownCampaignState,
  },
  resumeCampaignAsAdmin: {
    method: 'POST',
    url: '/api/admin/campaigns/:id/resumption',
    access: 'admin_operations',
    confirm: 'fresh',
    summary: 'Resume a paused campaign',
    params: adminCampaignParams,
    body: campaignReason,
    response: ownCampaignState,
  },
  takeCampaignDown: {
    method: 'POST',
    url: '/api/admin/campaigns/:id/takedown',
    access: 'admin_operations',
    confirm: 'fresh',
    summary: 'Take down a campaign; its business and applicants are told why',
    params: adminCampaignParams,
    body: campaignReason,
    response: ownCampaignState,
  },
});
