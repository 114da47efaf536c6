import { CAMPAIGN_STATUSES, type CampaignStatus } from '#domain/campaign-states.ts';
import {
  getCampaignRecordOptions,
  listAllCampaignsInfiniteOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { AdminCampaignPage } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { byCursor } from '#web/session/by-cursor.ts';

/** What the address of the page says. */
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
  return byCursor<AdminCampaignPage>(listAllCampaignsInfiniteOptions({ ...api, query }));
}

export function campaignOptions(api: ApiReach, id: string) {
  return getCampaignRecordOptions({ ...api, path: { id } });
}
