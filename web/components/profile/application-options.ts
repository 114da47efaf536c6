import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { PROFILE_CACHE } from '#web/session/settings-options.ts';

/** The user's own application and profile, with its status. */
export function applicationOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/creator-application'), ...PROFILE_CACHE };
}
