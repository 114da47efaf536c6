import { tapLinkEndpoints } from '#contract/work/tap-links.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import { handle } from '#server/platform/http/route.ts';
import { redeemCode } from './commands/redeem-code.ts';
import { setCampaignLinks } from './commands/set-campaign-links.ts';
import { undoRedemption } from './commands/undo-redemption.ts';
import { findCode } from './queries/find-code.ts';
import { readCampaignLinks } from './queries/get-campaign-links.ts';
import { getWorkLink } from './queries/get-work-link.ts';
import { listRedemptions } from './queries/list-redemptions.ts';

export const tapLinkRoutes = [
  handle(tapLinkEndpoints.getWorkLink, ({ context, account, params }) =>
    getWorkLink(context, account, params.id),
  ),
  handle(tapLinkEndpoints.getCampaignLinks, async ({ context, account, params }) => {
    const { id } = await getOwnCampaign(context.db, account, params, 'read');
    return readCampaignLinks(context, id);
  }),
  handle(tapLinkEndpoints.setCampaignLinks, ({ context, account, params, body }) =>
    setCampaignLinks(context, account, params, body),
  ),
  handle(tapLinkEndpoints.findCounterCode, ({ context, account, params }) =>
    findCode(context, account, { business_id: params.id, code: params.code }),
  ),
  handle(tapLinkEndpoints.redeemCode, ({ context, account, params, body, request }) =>
    redeemCode(context, account, {
      key: String(request.headers['idempotency-key']),
      business_id: params.id,
      code: body.code,
    }),
  ),
  handle(tapLinkEndpoints.undoRedemption, ({ context, account, params }) =>
    undoRedemption(context, account, { business_id: params.id, redemption_id: params.redemption_id }),
  ),
  handle(tapLinkEndpoints.listRedemptions, ({ context, account, params }) =>
    listRedemptions(context, account, params.id),
  ),
];
