import { businessParams } from '#contract/business-views.ts';
import {
  campaignEventPage,
  campaignEventsQuery,
  cancellation,
  cancellationPreview,
  duplicatedCampaign,
  ownCampaign,
  ownCampaignPage,
  ownCampaignParams,
  ownCampaignStanding,
  ownCampaignsQuery,
} from '#contract/own-campaigns.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { duplicateCampaign } from './duplicate-campaign.ts';
import { getOwnCampaign } from './find-own-campaign.ts';
import { listCampaignEvents } from './list-events.ts';
import { listOwnCampaigns } from './list-own-campaigns.ts';
import { moveOwnCampaign } from './move-own-campaign.ts';
import { readOwnCampaign } from './own-campaign-query.ts';
import { previewCancellation } from './preview-cancellation.ts';

const CAMPAIGN = '/api/businesses/:id/campaigns/:identifier';

export const ownCampaignRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:id/campaigns',
    access: 'business',
    operation: 'listOwnCampaigns',
    summary: 'The campaigns of a business, newest first, with what each needs next',
    params: businessParams,
    query: ownCampaignsQuery,
    response: ownCampaignPage,
    handle: ({ context, params, query, ...call }) =>
      listOwnCampaigns(context.db, signedIn(call).account, params.id, query),
  }),
  defineRoute({
    method: 'GET',
    url: CAMPAIGN,
    access: 'business',
    operation: 'getOwnCampaign',
    summary: 'One campaign of a business, by its slug or its id',
    params: ownCampaignParams,
    response: ownCampaign,
    handle: async ({ context: { db }, params, ...call }) => {
      const { id } = await getOwnCampaign(db, signedIn(call).account, params, 'read');
      return readOwnCampaign(db, id);
    },
  }),
  defineRoute({
    method: 'POST',
    url: `${CAMPAIGN}/pause`,
    access: 'business',
    operation: 'pauseCampaign',
    summary: 'Take no applications for a while',
    params: ownCampaignParams,
    response: ownCampaignStanding,
    handle: ({ context, params, ...call }) =>
      moveOwnCampaign(context, signedIn(call).account, { ...params, move: 'pause' }),
  }),
  defineRoute({
    method: 'POST',
    url: `${CAMPAIGN}/resumption`,
    access: 'business',
    operation: 'resumeCampaign',
    summary: 'Take applications again',
    params: ownCampaignParams,
    response: ownCampaignStanding,
    handle: ({ context, params, ...call }) =>
      moveOwnCampaign(context, signedIn(call).account, { ...params, move: 'resume' }),
  }),
  defineRoute({
    method: 'POST',
    url: `${CAMPAIGN}/closing`,
    access: 'business',
    operation: 'closeCampaign',
    summary: 'Take no more applications; those that came in can still be decided',
    params: ownCampaignParams,
    response: ownCampaignStanding,
    handle: ({ context, params, ...call }) =>
      moveOwnCampaign(context, signedIn(call).account, { ...params, move: 'close' }),
  }),
  defineRoute({
    method: 'GET',
    url: `${CAMPAIGN}/cancellation`,
    access: 'business',
    operation: 'previewCancellation',
    summary: 'What follows when the campaign is cancelled now',
    params: ownCampaignParams,
    response: cancellationPreview,
    handle: ({ context, params, ...call }) => previewCancellation(context.db, signedIn(call).account, params),
  }),
  defineRoute({
    method: 'POST',
    url: `${CAMPAIGN}/cancellation`,
    access: 'business',
    operation: 'cancelCampaign',
    summary: 'Call a campaign off; what was paid in for open spots goes back',
    params: ownCampaignParams,
    body: cancellation,
    response: ownCampaignStanding,
    handle: ({ context, params, body, ...call }) =>
      moveOwnCampaign(context, signedIn(call).account, { ...params, ...body, move: 'cancel' }),
  }),
  defineRoute({
    method: 'POST',
    url: `${CAMPAIGN}/duplicate`,
    access: 'business',
    operation: 'duplicateCampaign',
    summary: 'Begin a new draft with what this one says',
    params: ownCampaignParams,
    response: duplicatedCampaign,
    status: 201,
    handle: ({ context, params, ...call }) => duplicateCampaign(context, signedIn(call).account, params),
  }),
  defineRoute({
    method: 'GET',
    url: `${CAMPAIGN}/events`,
    access: 'business',
    operation: 'listCampaignEvents',
    summary: 'What happened to a campaign, the last first',
    params: ownCampaignParams,
    query: campaignEventsQuery,
    response: campaignEventPage,
    handle: ({ context, params, query, ...call }) =>
      listCampaignEvents(context.db, signedIn(call).account, params, query),
  }),
];
