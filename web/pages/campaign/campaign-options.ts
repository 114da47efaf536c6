import { getCampaignOptions } from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';

const MINUTE_MS = 60_000;

/** A campaign whole, by what its address names. */
export function campaignOptions(api: ApiReach, identifier: string) {
  return { ...getCampaignOptions({ ...api, path: { identifier } }), staleTime: MINUTE_MS };
}
