import {
  adminCampaign,
  adminCampaignPage,
  adminCampaignParams,
  adminCampaignsQuery,
  campaignReason,
} from '#contract/admin-campaigns.ts';
import { ownCampaignStanding } from '#contract/own-campaigns.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { getCampaign } from './get-campaign.ts';
import { listCampaigns } from './list-campaigns.ts';
import { moveForAdmin } from './move-for-admin.ts';

export const adminCampaignRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/admin/campaigns',
    access: 'admin',
    operation: 'listAllCampaigns',
    summary: 'All campaigns, newest first; `search` is the beginning of a title or of a business name',
    query: adminCampaignsQuery,
    response: adminCampaignPage,
    handle: ({ context, query }) => listCampaigns(context.db, query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/campaigns/:id',
    access: 'admin',
    operation: 'getCampaignRecord',
    summary: 'One campaign with what it says and what can be done with it',
    params: adminCampaignParams,
    response: adminCampaign,
    handle: ({ context, params }) => getCampaign(context.db, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/campaigns/:id/hold',
    access: 'admin',
    operation: 'holdCampaign',
    summary: 'Pause a campaign so that its business cannot open it again',
    params: adminCampaignParams,
    body: campaignReason,
    response: ownCampaignStanding,
    handle: ({ context, params, body, ...call }) =>
      moveForAdmin(context, signedIn(call).account.user_id, { ...params, ...body, move: 'hold' }),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/campaigns/:id/resumption',
    access: 'admin',
    operation: 'releaseCampaign',
    summary: 'Open a paused campaign again',
    params: adminCampaignParams,
    body: campaignReason,
    response: ownCampaignStanding,
    handle: ({ context, params, body, ...call }) =>
      moveForAdmin(context, signedIn(call).account.user_id, { ...params, ...body, move: 'resume' }),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/campaigns/:id/takedown',
    access: 'admin',
    operation: 'takeCampaignDown',
    summary: 'Cancel a campaign; its business and whoever applied are told why',
    params: adminCampaignParams,
    body: campaignReason,
    response: ownCampaignStanding,
    handle: ({ context, params, body, ...call }) =>
      moveForAdmin(context, signedIn(call).account.user_id, { ...params, ...body, move: 'cancel' }),
  }),
];
