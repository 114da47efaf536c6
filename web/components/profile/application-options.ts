import { getApplicationOptions } from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';

const MINUTE_MS = 60_000;

/** One's own application and profile, with where it stands. */
export function applicationOptions(api: ApiReach) {
  return { ...getApplicationOptions(api), staleTime: MINUTE_MS };
}
