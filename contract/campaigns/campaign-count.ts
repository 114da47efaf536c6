import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';

const campaignCount = z
  .object({ campaign_count: z.number().int().nonnegative() })
  .meta({ id: 'CampaignCount' });

export const campaignEndpoints = endpoints({
  getCampaignCount: {
    method: 'GET',
    url: '/api/campaign-count',
    access: 'everyone',
    summary: 'Count published campaigns',
    response: campaignCount,
  },
});
