import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** Posts are read once a day, and the creator's own changes update the answer at once. */
const FRESH_MS = 60_000;

export function workNumbersOptions(api: ApiReach, collaborationId: string) {
  const params = { id: collaborationId };
  return { ...apiQuery(api, 'GET /api/collaborations/:id/numbers', { params }), staleTime: FRESH_MS };
}
