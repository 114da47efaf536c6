import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

export function adminsOptions(api: ApiReach) {
  return apiQuery(api, 'GET /api/admin/admins');
}
