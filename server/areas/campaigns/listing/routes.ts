import { listingEndpoints } from '#contract/campaigns/listing.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { bookmarkCampaign, removeBookmark } from './commands/bookmark-campaign.ts';
import { getFilterOptions } from './queries/get-filter-options.ts';
import { listBookmarks } from './queries/list-bookmarks.ts';
import { listCampaigns } from './queries/list-campaigns.ts';

export const listingRoutes = [
  handle(listingEndpoints.listCampaigns, ({ context, account, query }) =>
    listCampaigns(context, account, query),
  ),
  handle(listingEndpoints.getCampaignFilters, ({ context, account }) =>
    getFilterOptions(context.db, account.role === 'creator', context.now()),
  ),
  handle(listingEndpoints.bookmarkCampaign, async ({ context, account: { user_id }, params: { id } }) => {
    await bookmarkCampaign(context, { user_id, campaign_id: id }, 'saved');
    return DONE;
  }),
  handle(listingEndpoints.removeBookmark, async ({ context, account: { user_id }, params: { id } }) => {
    await removeBookmark(context.db, { user_id, campaign_id: id }, 'saved');
    return DONE;
  }),
  handle(listingEndpoints.dismissCampaign, async ({ context, account: { user_id }, params: { id } }) => {
    await bookmarkCampaign(context, { user_id, campaign_id: id }, 'hidden');
    return DONE;
  }),
  handle(listingEndpoints.removeDismissal, async ({ context, account: { user_id }, params: { id } }) => {
    await removeBookmark(context.db, { user_id, campaign_id: id }, 'hidden');
    return DONE;
  }),
  handle(listingEndpoints.listBookmarks, ({ context, account, query }) =>
    listBookmarks(context, account.user_id, query),
  ),
];
