import { getSettingsOptions } from '../api/generated/@tanstack/react-query.gen.ts';
import type { ApiReach } from '../api/reach.ts';

const MINUTE_MS = 60_000;

/** What belongs to a profile or a business is looked up again after 5 minutes and let go after 10 unused. */
export const PROFILE_CACHE = { staleTime: 5 * MINUTE_MS, gcTime: 10 * MINUTE_MS };

export function settingsOptions(api: ApiReach) {
  return { ...getSettingsOptions(api), ...PROFILE_CACHE };
}
