import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

export function ownTaxesOptions(api: ApiReach) {
  return apiQuery(api, 'GET /api/me/taxes');
}
