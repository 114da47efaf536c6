import { listNoticesInfiniteOptions } from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { NoticePage } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { byCursor } from '#web/session/by-cursor.ts';

const ASK_AGAIN_MS = 30_000;

/** While the list is open and the page is seen, it follows what happens. */
export function noticesOptions(api: ApiReach) {
  return {
    ...byCursor<NoticePage>(listNoticesInfiniteOptions(api)),
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  };
}
