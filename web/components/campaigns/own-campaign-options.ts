import {
  getOwnCampaignOptions,
  listBriefVersionsOptions,
  listCampaignEventsInfiniteOptions,
  listOwnCampaignsInfiniteOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { CampaignEventPage, OwnCampaignPage } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { byCursor } from '#web/session/by-cursor.ts';
import { type CampaignsView, segmentOf } from './campaigns-view.ts';

/** What others do to a campaign shows with nearly each visit. */
const FRESH_MS = 10_000;

export function ownCampaignsOptions(api: ApiReach, businessId: string, view: CampaignsView) {
  const segment = segmentOf(view);
  const query = {
    ...(view.q && { search: view.q.slice(0, 120) }),
    ...(segment !== 'all' && { segment }),
  };
  return {
    ...byCursor<OwnCampaignPage>(
      listOwnCampaignsInfiniteOptions({ ...api, path: { id: businessId }, query }),
    ),
    staleTime: FRESH_MS,
  };
}

export function ownCampaignOptions(api: ApiReach, businessId: string, identifier: string) {
  return { ...getOwnCampaignOptions({ ...api, path: { id: businessId, identifier } }), staleTime: FRESH_MS };
}

export function campaignEventsOptions(api: ApiReach, businessId: string, identifier: string) {
  return {
    ...byCursor<CampaignEventPage>(
      listCampaignEventsInfiniteOptions({ ...api, path: { id: businessId, identifier } }),
    ),
    staleTime: FRESH_MS,
  };
}

export function briefVersionsOptions(api: ApiReach, businessId: string, identifier: string) {
  return {
    ...listBriefVersionsOptions({ ...api, path: { id: businessId, identifier } }),
    staleTime: FRESH_MS,
  };
}
