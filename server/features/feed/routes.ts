import {
  campaignFilterOptions,
  campaignKeeping,
  campaignPage,
  campaignsQuery,
  keepingParams,
  keptCampaignsQuery,
} from '#contract/campaigns.ts';
import { DONE, done } from '#contract/sessions.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { getFilterOptions } from './get-filter-options.ts';
import { keepCampaign, letGoOfCampaign } from './keep-campaign.ts';
import { listCampaigns } from './list-campaigns.ts';
import { listKept } from './list-kept.ts';

export const feedRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/campaigns',
    access: 'campaign_list',
    operation: 'listCampaigns',
    summary: 'Open campaigns, filtered and sorted, a page at a time',
    query: campaignsQuery,
    response: campaignPage,
    handle: ({ context, query, ...call }) => listCampaigns(context, signedIn(call).account, query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/campaign-filters',
    access: 'campaign_list',
    operation: 'getCampaignFilters',
    summary: 'What the list can be filtered by: only what leads to open campaigns',
    response: campaignFilterOptions,
    handle: ({ context, ...call }) =>
      getFilterOptions(context.db, signedIn(call).account.role === 'creator', context.now()),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/campaigns/:id/keeping',
    access: 'creator',
    operation: 'keepCampaign',
    summary: 'Save a campaign for later, or hide it from the list',
    params: keepingParams,
    body: campaignKeeping,
    response: done,
    handle: async ({ context, params, body, ...call }) => {
      const { user_id } = signedIn(call).account;
      await keepCampaign(context, { user_id, campaign_id: params.id }, body.kept_as);
      return DONE;
    },
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/campaigns/:id/keeping',
    access: 'creator',
    operation: 'letGoOfCampaign',
    summary: 'Neither save nor hide a campaign any longer',
    params: keepingParams,
    response: done,
    handle: async ({ context, params, ...call }) => {
      const { user_id } = signedIn(call).account;
      await letGoOfCampaign(context.db, { user_id, campaign_id: params.id });
      return DONE;
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/api/kept-campaigns',
    access: 'creator',
    operation: 'listKeptCampaigns',
    summary: 'The open campaigns one has saved, or hidden',
    query: keptCampaignsQuery,
    response: campaignPage,
    handle: ({ context, query, ...call }) => listKept(context, signedIn(call).account.user_id, query),
  }),
];
