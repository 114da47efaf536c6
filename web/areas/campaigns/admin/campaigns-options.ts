import { CAMPAIGN_STATUSES, type CampaignStatus } from '#domain/campaigns/campaign-states.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { readSort, type SortedView } from '#web/components/admin/sorting.ts';

/** The page's search parameters. */
export type CampaignsView = { q?: string; status?: string; open?: string } & SortedView;

/** The columns the list can be sorted by. */
export const CAMPAIGN_SORTS = ['created', 'title', 'payout', 'deadline'] as const;

export function statusOf({ status }: CampaignsView): CampaignStatus | 'all' {
  return CAMPAIGN_STATUSES.find((known) => known === status) ?? 'all';
}

export function filtersOf(view: CampaignsView) {
  const status = statusOf(view);
  return {
    ...(view.q && { search: view.q.slice(0, 120) }),
    ...(status !== 'all' && { status }),
  };
}

export function campaignsOptions(api: ApiReach, view: CampaignsView) {
  const query = { ...filtersOf(view), ...readSort(view, CAMPAIGN_SORTS) };
  return apiPages(api, 'GET /api/admin/campaigns', { query });
}

export function campaignOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/admin/campaigns/:id', { params: { id } });
}
