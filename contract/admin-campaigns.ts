import { z } from 'zod';
import { CAMPAIGN_STATUSES } from '#domain/campaign-states.ts';
import { adminReason, cursor, searchText } from './lists.ts';
import { ownCampaign } from './own-campaigns.ts';

export const adminCampaignsQuery = z.object({
  search: searchText,
  status: z.enum(CAMPAIGN_STATUSES).optional(),
  cursor,
  limit: z.coerce.number().int().min(1).max(100).default(50),
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
    is_held_by_admin: z.boolean(),
    creator_payout_cents: count.nullable(),
    slots: count,
    taken_slots: count,
    application_deadline: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'AdminCampaignRow' });
export type AdminCampaignRow = z.infer<typeof adminCampaignRow>;

export const adminCampaignPage = z
  .object({ campaigns: z.array(adminCampaignRow).max(100), next_cursor: z.string().nullable() })
  .meta({ id: 'AdminCampaignPage' });

/** One campaign with what it says and how far it is. */
export const adminCampaign = ownCampaign
  .extend({
    business_id: z.string(),
    business_name: z.string(),
    description: z.string(),
    neighborhood: z.string().nullable(),
    created_at: z.string(),
    /** What an admin can do with it as it stands. */
    can_hold: z.boolean(),
    can_resume: z.boolean(),
    can_take_down: z.boolean(),
  })
  .meta({ id: 'AdminCampaign' });
export type AdminCampaign = z.infer<typeof adminCampaign>;

export const adminCampaignParams = z.object({ id: z.uuid() });
export const campaignReason = z.object({ reason: adminReason }).meta({ id: 'CampaignReason' });
