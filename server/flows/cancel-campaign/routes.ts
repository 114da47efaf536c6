import { adminCampaignEndpoints } from '#contract/campaigns/admin.ts';
import { ownCampaignEndpoints } from '#contract/campaigns/own-campaigns.ts';
import { handle } from '#server/platform/http/route.ts';
import { cancelCampaign, takeCampaignDown } from './cancel-campaign.ts';
import { previewCancellation } from './preview-cancellation.ts';

export const cancelCampaignRoutes = [
  handle(ownCampaignEndpoints.previewCancellation, ({ context, account, params }) =>
    previewCancellation(context.db, account, params),
  ),
  handle(ownCampaignEndpoints.cancelCampaign, ({ context, account, params, body }) =>
    cancelCampaign(context, account, { ...params, ...body }),
  ),
  handle(adminCampaignEndpoints.takeCampaignDown, ({ context, account, params, body }) =>
    takeCampaignDown(context, account.user_id, { ...params, ...body }),
  ),
];
