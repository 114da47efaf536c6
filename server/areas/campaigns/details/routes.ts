import { campaignDetailEndpoints } from '#contract/campaigns/details.ts';
import { handle } from '#server/platform/http/route.ts';
import { getCampaignDetail } from './queries/get-campaign-detail.ts';

export const campaignDetailRoutes = [
  handle(campaignDetailEndpoints.getCampaign, ({ context, account, params }) =>
    getCampaignDetail(context, account, params.identifier),
  ),
];
