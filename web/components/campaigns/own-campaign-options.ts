import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { type CampaignsView, segmentOf } from './campaigns-view.ts';

/** Other people change campaigns, so nearly every visit refetches them. */
const FRESH_MS = 10_000;

export function ownCampaignsOptions(api: ApiReach, businessId: string, view: CampaignsView) {
  const segment = segmentOf(view);
  const query = {
    ...(view.q && { search: view.q.slice(0, 120) }),
    ...(segment !== 'all' && { segment }),
  };
  return {
    ...apiPages(api, 'GET /api/businesses/:id/campaigns', { params: { id: businessId }, query }),
    staleTime: FRESH_MS,
  };
}

export function ownCampaignOptions(api: ApiReach, businessId: string, identifier: string) {
  return {
    ...apiQuery(api, 'GET /api/businesses/:id/campaigns/:identifier', {
      params: { id: businessId, identifier },
    }),
    staleTime: FRESH_MS,
  };
}

export function campaignEventsOptions(api: ApiReach, businessId: string, identifier: string) {
  return {
    ...apiPages(api, 'GET /api/businesses/:id/campaigns/:identifier/events', {
      params: { id: businessId, identifier },
    }),
    staleTime: FRESH_MS,
  };
}

export function briefVersionsOptions(api: ApiReach, businessId: string, identifier: string) {
  return {
    ...apiQuery(api, 'GET /api/businesses/:id/campaigns/:identifier/brief-versions', {
      params: { id: businessId, identifier },
    }),
    staleTime: FRESH_MS,
  };
}
