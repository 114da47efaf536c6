import type { AdminList } from '#domain/admin/lists.ts';
import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

export function savedViewsOptions(api: ApiReach, list: AdminList) {
  return { ...apiQuery(api, 'GET /api/admin/saved-views', { query: { list } }), staleTime: 60_000 };
}
