import { ownCampaignEndpoints } from '#contract/campaigns/own-campaigns.ts';
import { campaignPictureEndpoints } from '#contract/campaigns/pictures.ts';
import { handle } from '#server/platform/http/route.ts';
import { addPictures } from './commands/add-pictures.ts';
import { duplicateCampaign } from './commands/duplicate-campaign.ts';
import { moveOwnCampaign } from './commands/move-own-campaign.ts';
import { readOwnCampaign } from './own-campaign-query.ts';
import { getOwnCampaign } from './queries/find-own-campaign.ts';
import { listCampaignEvents } from './queries/list-events.ts';
import { listOwnCampaigns } from './queries/list-own-campaigns.ts';

export const ownCampaignRoutes = [
  handle(ownCampaignEndpoints.listOwnCampaigns, ({ context, account, params, query }) =>
    listOwnCampaigns(context.db, account, params.id, query),
  ),
  handle(ownCampaignEndpoints.getOwnCampaign, async ({ context: { db }, account, params }) => {
    const { id } = await getOwnCampaign(db, account, params, 'read');
    return readOwnCampaign(db, id);
  }),
  handle(ownCampaignEndpoints.pauseCampaign, ({ context, account, params }) =>
    moveOwnCampaign(context, account, { ...params, move: 'pause' }),
  ),
  handle(ownCampaignEndpoints.resumeCampaign, ({ context, account, params }) =>
    moveOwnCampaign(context, account, { ...params, move: 'resume' }),
  ),
  handle(ownCampaignEndpoints.closeCampaign, ({ context, account, params }) =>
    moveOwnCampaign(context, account, { ...params, move: 'close' }),
  ),
  handle(ownCampaignEndpoints.duplicateCampaign, ({ context, account, params }) =>
    duplicateCampaign(context, account, params),
  ),
  handle(campaignPictureEndpoints.addCampaignPictures, async ({ context, account, params, body }) => ({
    files: await addPictures(context, account, params, body),
  })),
  handle(ownCampaignEndpoints.listCampaignEvents, ({ context, account, params, query }) =>
    listCampaignEvents(context.db, account, params, query),
  ),
];
