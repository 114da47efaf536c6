import { CAMPAIGN_STATUSES, type CampaignStatus } from '#domain/campaigns/campaign-states.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The page's search parameters. */
export type CampaignsView = { q?: string; status?: string; open?: string };

export function statusOf({ status }: CampaignsView): CampaignStatus | 'all' {
  return CAMPAIGN_STATUSES.find((known) => known === status) ?? 'all';
}

export function campaignsOptions(api: ApiReach, view: CampaignsView) {
  const status = statusOf(view);
  const query = {
    ...(view.q && { search: view.q.slice(0, 120) }),
    ...(status !== 'all' && { status }),
  };
  return apiPages(api, 'GET /api/admin/campaigns', { query });
}

export function campaignOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/admin/campaigns/:id', { params: { id } });
}
