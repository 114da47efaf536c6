import { campaignCount } from '#contract/campaign-count.ts';
import { defineRoute } from '../../http/route.ts';
import { countPublishedCampaigns } from './count-published-campaigns.ts';

export const campaignRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/campaign-count',
    access: 'everyone',
    operation: 'getCampaignCount',
    summary: 'How many campaigns have been published',
    response: campaignCount,
    handle: async ({ context }) => ({
      campaign_count: await countPublishedCampaigns(context.db, context.now()),
    }),
  }),
];
