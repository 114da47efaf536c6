import { listSuggestionsOptions } from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';

const MINUTE_MS = 60_000;

export function suggestionsOptions(api: ApiReach) {
  return { ...listSuggestionsOptions(api), staleTime: 2 * MINUTE_MS };
}
