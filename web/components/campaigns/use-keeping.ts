import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CampaignDetail, CampaignPage } from '#web/api/generated/types.gen.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { toast } from '#web/ui/toast.ts';

type Keeping = 'saved' | 'hidden' | null;

/** Saves a campaign for later, hides it, or neither. What is shown follows at once and goes back where it failed. */
export function useKeeping(campaignId: string) {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();

  async function keep(kept_as: Keeping): Promise<boolean> {
    show(kept_as);
    try {
      const client = await import('#web/api/generated/sdk.gen.ts');
      const call = { ...api, path: { id: campaignId }, throwOnError: true as const };
      if (kept_as === null) await client.letGoOfCampaign(call);
      else await client.keepCampaign({ ...call, body: { kept_as } });
      void queries.invalidateQueries({ queryKey: ['campaigns', 'kept'] });
      return true;
    } catch (cause) {
      toast({ title: 'Not kept', description: adviceFor(cause), variant: 'destructive' });
      void queries.invalidateQueries();
      return false;
    }
  }

  function show(kept_as: Keeping) {
    queries.setQueriesData<InfiniteData<CampaignPage>>({ queryKey: ['campaigns', 'list'] }, (list) =>
      list ? { ...list, pages: list.pages.map((page) => markIn(page, campaignId, kept_as)) } : list,
    );
    queries.setQueriesData<CampaignPage>({ queryKey: ['campaigns', 'page'] }, (page) =>
      page ? markIn(page, campaignId, kept_as) : page,
    );
    queries.setQueriesData<CampaignDetail>(
      { predicate: ({ queryKey }) => isDetail(queryKey[0]) },
      (detail) => (detail?.id === campaignId ? { ...detail, is_saved: kept_as === 'saved' } : detail),
    );
  }

  return { keep, refresh: () => queries.invalidateQueries({ queryKey: ['campaigns'] }) };
}

function isDetail(key: unknown): boolean {
  return typeof key === 'object' && key !== null && '_id' in key && key._id === 'getCampaign';
}

/** What is hidden leaves the list. */
function markIn(page: CampaignPage, campaignId: string, kept_as: Keeping): CampaignPage {
  if (kept_as === 'hidden') {
    return { ...page, campaigns: page.campaigns.filter(({ id }) => id !== campaignId) };
  }
  const is_saved = kept_as === 'saved';
  return {
    ...page,
    campaigns: page.campaigns.map((one) => (one.id === campaignId ? { ...one, is_saved } : one)),
  };
}
