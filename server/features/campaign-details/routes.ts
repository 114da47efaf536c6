import { campaignDetail, campaignDetailParams } from '#contract/campaign-details.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { getCampaignDetail } from './get-campaign-detail.ts';

export const campaignDetailRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/campaigns/:identifier',
    access: 'campaign_detail',
    operation: 'getCampaign',
    summary: 'A campaign whole, by its public id or its id; businesses and admins read it without payout',
    params: campaignDetailParams,
    response: campaignDetail,
    handle: ({ context, params, ...call }) =>
      getCampaignDetail(context, signedIn(call).account, params.identifier),
  }),
];
