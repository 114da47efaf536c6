import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** Colleagues redeem too, so every visit refetches it. */
export function redemptionsOptions(api: ApiReach, id: string) {
  return { ...apiQuery(api, 'GET /api/businesses/:id/redemptions', { params: { id } }), staleTime: 0 };
}
