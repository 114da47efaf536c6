import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

const FRESH_MS = 10_000;

export function workLinkOptions(api: ApiReach, id: string) {
  return { ...apiQuery(api, 'GET /api/collaborations/:id/link', { params: { id } }), staleTime: FRESH_MS };
}
