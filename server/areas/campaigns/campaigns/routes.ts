import { campaignEndpoints } from '#contract/campaigns/campaign-count.ts';
import { handle } from '#server/platform/http/route.ts';
import { countPublishedCampaigns } from './queries/count-published-campaigns.ts';

export const campaignRoutes = [
  handle(campaignEndpoints.getCampaignCount, async ({ context }) => ({
    campaign_count: await countPublishedCampaigns(context.db, context.now()),
  })),
];
