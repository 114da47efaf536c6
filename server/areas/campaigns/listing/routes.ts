import { feedEndpoints } from '#contract/campaigns/listing.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { bookmarkCampaign, removeBookmark } from './commands/bookmark-campaign.ts';
import { getFilterOptions } from './queries/get-filter-options.ts';
import { listCampaigns } from './queries/list-campaigns.ts';
import { listKept } from './queries/list-kept.ts';

export const feedRoutes = [
  handle(feedEndpoints.listCampaigns, ({ context, account, query }) =>
    listCampaigns(context, account, query),
  ),
  handle(feedEndpoints.getCampaignFilters, ({ context, account }) =>
    getFilterOptions(context.db, account.role === 'creator', context.now()),
  ),
  handle(feedEndpoints.bookmarkCampaign, async ({ context, account, params, body }) => {
    const { user_id } = account;
    await bookmarkCampaign(context, { user_id, campaign_id: params.id }, body.kept_as);
    return DONE;
  }),
  handle(feedEndpoints.removeBookmark, async ({ context, account, params }) => {
    const { user_id } = account;
    await removeBookmark(context.db, { user_id, campaign_id: params.id });
    return DONE;
  }),
  handle(feedEndpoints.listBookmarks, ({ context, account, query }) =>
    listKept(context, account.user_id, query),
  ),
];
