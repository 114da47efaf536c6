import { countWaitingOptions } from '../api/generated/@tanstack/react-query.gen.ts';
import type { ApiReach } from '../api/reach.ts';

const FRESH_MS = 30_000;

/** What waits for an admin; other admins work on it too, so it is asked for again soon. */
export function waitingOptions(api: ApiReach) {
  return { ...countWaitingOptions(api), staleTime: FRESH_MS };
}
