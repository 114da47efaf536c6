import {
  getCampaignDraftOptions,
  getCampaignHintsOptions,
  listContentPackagesOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';

const MINUTE_MS = 60_000;

/** Read anew with each visit: somebody else of the business may have written meanwhile. */
export function draftOptions(api: ApiReach, id: string, identifier: string) {
  return { ...getCampaignDraftOptions({ ...api, path: { id, identifier } }), staleTime: MINUTE_MS };
}

/** What the market says about a draft as it is saved; a later save may ask again. */
export function hintsOptions(api: ApiReach, id: string, identifier: string, editNumber: number) {
  const options = getCampaignHintsOptions({ ...api, path: { id, identifier } });
  return { queryFn: options.queryFn, queryKey: [...options.queryKey, editNumber] as never, staleTime: MINUTE_MS };
}

export function packagesOptions(api: ApiReach) {
  return { ...listContentPackagesOptions(api), staleTime: 10 * MINUTE_MS };
}
