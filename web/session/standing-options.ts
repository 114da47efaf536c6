import { getStandingOptions } from '../api/generated/@tanstack/react-query.gen.ts';
import type { ApiReach } from '../api/reach.ts';
import { PROFILE_CACHE } from './settings-options.ts';

/** What the person who decided wrote, and when the application opens again. */
export function standingOptions(api: ApiReach) {
  return { ...getStandingOptions(api), ...PROFILE_CACHE };
}
