import { campaignFilterOptions, campaignPage, campaignsQuery } from '#contract/campaigns.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { getFilterOptions } from './get-filter-options.ts';
import { listCampaigns } from './list-campaigns.ts';

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
];
