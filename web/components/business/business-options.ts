import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { PROFILE_CACHE } from '#web/session/settings-options.ts';

const HOUR_MS = 3_600_000;

/** Cached like profiles. */
export function businessOptions(api: ApiReach, id: string) {
  return { ...apiQuery(api, 'GET /api/businesses/:id', { params: { id } }), ...PROFILE_CACHE };
}

/** Members' actions elsewhere change it, so nearly every visit refetches it. */
export function overviewOptions(api: ApiReach, id: string) {
  return { ...apiQuery(api, 'GET /api/businesses/:id/overview', { params: { id } }), staleTime: 10_000 };
}

export function membersOptions(api: ApiReach, id: string) {
  return { ...apiQuery(api, 'GET /api/businesses/:id/members', { params: { id } }), ...PROFILE_CACHE };
}

/** Industries only change with a release. */
export function industriesOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/industries'), staleTime: HOUR_MS, gcTime: HOUR_MS };
}
