import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { CampaignDetail } from '#contract/campaigns/details.ts';
import type { CampaignPage } from '#contract/campaigns/listing.ts';
import { type Address, call } from '#web/api/call.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { useAction } from '#web/session/use-action.ts';

/** `remove` undoes `save`, and `restore` undoes `dismiss`. */
type Change = 'save' | 'remove' | 'dismiss' | 'restore';

/** Saves or hides a campaign, or undoes either. The page updates immediately and reverts on failure. */
export function useBookmark(campaignId: string) {
  const queries = useQueryClient();
  const saving = useAction<Change>((api, change) => send(api, campaignId, change), {
    after: () => void queries.invalidateQueries({ queryKey: ['campaigns', 'saved'] }),
    afterRefusal: () => void queries.invalidateQueries(),
    failed: 'Couldn’t save',
    isParallel: true,
  });

  function change(to: Change): Promise<boolean> {
    show(to);
    return saving.run(to);
  }

  function show(to: Change) {
    queries.setQueriesData<InfiniteData<CampaignPage>>({ queryKey: ['campaigns', 'list'] }, (list) =>
      list ? { ...list, pages: list.pages.map((page) => markIn(page, campaignId, to)) } : list,
    );
    queries.setQueriesData<CampaignPage>({ queryKey: ['campaigns', 'page'] }, (page) =>
      page ? markIn(page, campaignId, to) : page,
    );
    queries.setQueriesData<CampaignDetail>(
      { queryKey: ['GET /api/campaigns/:identifier' satisfies Address] },
      (detail) => (detail?.id === campaignId ? { ...detail, is_saved: to === 'save' } : detail),
    );
  }

  return { change, refresh: () => queries.invalidateQueries({ queryKey: ['campaigns'] }) };
}

function send(api: ApiReach, id: string, change: Change) {
  const params = { id };
  switch (change) {
    case 'save':
      return call(api, 'PUT /api/campaigns/:id/bookmark', { params });
    case 'remove':
      return call(api, 'DELETE /api/campaigns/:id/bookmark', { params });
    case 'dismiss':
      return call(api, 'PUT /api/campaigns/:id/dismissal', { params });
    case 'restore':
      return call(api, 'DELETE /api/campaigns/:id/dismissal', { params });
  }
}

/** Hidden campaigns leave the list. */
function markIn(page: CampaignPage, campaignId: string, change: Change): CampaignPage {
  if (change === 'dismiss') {
    return { ...page, campaigns: page.campaigns.filter(({ id }) => id !== campaignId) };
  }
  const is_saved = change === 'save';
  return {
    ...page,
    campaigns: page.campaigns.map((one) => (one.id === campaignId ? { ...one, is_saved } : one)),
  };
}
