import { apiPages } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

export function newsOptions(api: ApiReach) {
  return apiPages(api, 'GET /api/news', {});
}
