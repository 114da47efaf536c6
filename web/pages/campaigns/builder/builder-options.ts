import { queryOptions } from '@tanstack/react-query';
import {
  getCampaignDraftOptions,
  listContentPackagesOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import { getCampaignHints } from '#web/api/generated/sdk.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';

const MINUTE_MS = 60_000;

/** Read anew with each visit: somebody else of the business may have written meanwhile. */
export function draftOptions(api: ApiReach, id: string, identifier: string) {
  return { ...getCampaignDraftOptions({ ...api, path: { id, identifier } }), staleTime: MINUTE_MS };
}

/** What the market says about a draft as it is saved: the next save asks again. */
export function hintsOptions(api: ApiReach, id: string, identifier: string, editNumber: number) {
  return queryOptions({
    queryKey: ['campaign-hints', id, identifier, editNumber],
    queryFn: async ({ signal }) =>
      (await getCampaignHints({ ...api, path: { id, identifier }, signal, throwOnError: true })).data,
    staleTime: MINUTE_MS,
  });
}

export function packagesOptions(api: ApiReach) {
  return { ...listContentPackagesOptions(api), staleTime: 10 * MINUTE_MS };
}
