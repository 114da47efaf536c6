import {
  getBusinessOptions,
  getBusinessOverviewOptions,
  listIndustriesOptions,
  listMembersOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { PROFILE_CACHE } from '#web/session/settings-options.ts';

const HOUR_MS = 3_600_000;

/** Kept as profiles are. */
export function businessOptions(api: ApiReach, id: string) {
  return { ...getBusinessOptions({ ...api, path: { id } }), ...PROFILE_CACHE };
}

/** What needs its people changes with what they do elsewhere, so nearly each visit looks again. */
export function overviewOptions(api: ApiReach, id: string) {
  return { ...getBusinessOverviewOptions({ ...api, path: { id } }), staleTime: 10_000 };
}

export function membersOptions(api: ApiReach, id: string) {
  return { ...listMembersOptions({ ...api, path: { id } }), ...PROFILE_CACHE };
}

/** They change with a release. */
export function industriesOptions(api: ApiReach) {
  return { ...listIndustriesOptions(api), staleTime: HOUR_MS, gcTime: HOUR_MS };
}
