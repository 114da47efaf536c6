import { pageSwitchEndpoints } from '#contract/hiring/page-switches.ts';
import { publicPageEndpoints } from '#contract/hiring/public-pages.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { handle } from '#server/platform/http/route.ts';
import { setBusinessPage } from './commands/set-business-page.ts';
import { setCreatorPage } from './commands/set-creator-page.ts';
import { getOembed } from './get-oembed.ts';
import { getBusinessPageSwitch, getCreatorPageSwitch } from './queries/get-page-switch.ts';
import { getPublicCampaign } from './queries/get-public-campaign.ts';
import { getPublicCreator } from './queries/get-public-creator.ts';
import { getPublicIndustry, getPublicNeighborhood } from './queries/get-public-directory.ts';
import { getPublicShop } from './queries/get-public-shop.ts';

export const publicPageRoutes = [
  handle(pageSwitchEndpoints.getCreatorPageSwitch, ({ context, account }) =>
    getCreatorPageSwitch(context.db, account.user_id),
  ),
  handle(pageSwitchEndpoints.setCreatorPageSwitch, ({ context, account, body }) =>
    setCreatorPage(context, account.user_id, body),
  ),
  handle(pageSwitchEndpoints.getBusinessPageSwitch, async ({ context, account, params }) => {
    await requireBusiness(context.db, account, params.id, 'read');
    return getBusinessPageSwitch(context.db, params.id);
  }),
  handle(pageSwitchEndpoints.setBusinessPageSwitch, ({ context, account, params, body }) =>
    setBusinessPage(context, account, params.id, body),
  ),
  handle(publicPageEndpoints.getPublicCreator, ({ context, params }) =>
    getPublicCreator(context, params.handle),
  ),
  handle(publicPageEndpoints.getPublicShop, ({ context, params }) => getPublicShop(context, params.slug)),
  handle(publicPageEndpoints.getPublicCampaign, ({ context, params }) =>
    getPublicCampaign(context, params.public_id),
  ),
  handle(publicPageEndpoints.getPublicNeighborhood, ({ context, params }) =>
    getPublicNeighborhood(context, params.slug),
  ),
  handle(publicPageEndpoints.getPublicIndustry, ({ context, params }) =>
    getPublicIndustry(context, params.slug),
  ),
  handle(publicPageEndpoints.getOembed, ({ context, query }) => getOembed(context, query)),
];
