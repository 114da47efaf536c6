import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { CampaignDetail } from '#contract/campaigns/details.ts';
import type { CampaignPage } from '#contract/campaigns/listing.ts';
import { type Address, call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';

type Bookmark = 'saved' | 'hidden' | null;

/** Saves or hides a campaign, or undoes either. The page updates immediately and reverts on failure. */
export function useBookmark(campaignId: string) {
  const queries = useQueryClient();

  const params = { id: campaignId };
  const saving = useAction<Bookmark>(
    (api, kept_as) =>
      kept_as === null
        ? call(api, 'DELETE /api/campaigns/:id/bookmark', { params })
        : call(api, 'PUT /api/campaigns/:id/bookmark', { params, body: { kept_as } }),
    {
      after: () => void queries.invalidateQueries({ queryKey: ['campaigns', 'kept'] }),
      afterRefusal: () => void queries.invalidateQueries(),
      failed: 'Couldn’t save',
      isParallel: true,
    },
  );

  function keep(kept_as: Bookmark): Promise<boolean> {
    show(kept_as);
    return saving.run(kept_as);
  }

  function show(kept_as: Bookmark) {
    queries.setQueriesData<InfiniteData<CampaignPage>>({ queryKey: ['campaigns', 'list'] }, (list) =>
      list ? { ...list, pages: list.pages.map((page) => markIn(page, campaignId, kept_as)) } : list,
    );
    queries.setQueriesData<CampaignPage>({ queryKey: ['campaigns', 'page'] }, (page) =>
      page ? markIn(page, campaignId, kept_as) : page,
    );
    queries.setQueriesData<CampaignDetail>(
      { queryKey: ['GET /api/campaigns/:identifier' satisfies Address] },
      (detail) => (detail?.id === campaignId ? { ...detail, is_saved: kept_as === 'saved' } : detail),
    );
  }

  return { keep, refresh: () => queries.invalidateQueries({ queryKey: ['campaigns'] }) };
}

/** Hidden campaigns leave the list. */
function markIn(page: CampaignPage, campaignId: string, kept_as: Bookmark): CampaignPage {
  if (kept_as === 'hidden') {
    return { ...page, campaigns: page.campaigns.filter(({ id }) => id !== campaignId) };
  }
  const is_saved = kept_as === 'saved';
  return {
    ...page,
    campaigns: page.campaigns.map((one) => (one.id === campaignId ? { ...one, is_saved } : one)),
  };
}
