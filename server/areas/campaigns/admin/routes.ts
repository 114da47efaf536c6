import { adminCampaignEndpoints } from '#contract/campaigns/admin.ts';
import { handle } from '#server/platform/http/route.ts';
import { moveForAdmin } from './commands/move-for-admin.ts';
import { getCampaign } from './queries/get-campaign.ts';
import { listCampaigns } from './queries/list-campaigns.ts';

export const adminCampaignRoutes = [
  handle(adminCampaignEndpoints.listAllCampaigns, ({ context, query }) => listCampaigns(context.db, query)),
  handle(adminCampaignEndpoints.getCampaignRecord, ({ context, params }) =>
    getCampaign(context.db, params.id),
  ),
  handle(adminCampaignEndpoints.pauseCampaignAsAdmin, ({ context, account, params, body }) =>
    moveForAdmin(context, account.user_id, { ...params, ...body, move: 'admin_pause' }),
  ),
  handle(adminCampaignEndpoints.resumeCampaignAsAdmin, ({ context, account, params, body }) =>
    moveForAdmin(context, account.user_id, { ...params, ...body, move: 'resume' }),
  ),
];
