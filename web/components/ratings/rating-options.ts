import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

export function workRatingsOptions(api: ApiReach, collaborationId: string) {
  return {
    ...apiQuery(api, 'GET /api/collaborations/:id/ratings', { params: { id: collaborationId } }),
    staleTime: 10_000,
  };
}

export function creatorRatingsOptions(api: ApiReach, id: string) {
  return { ...apiQuery(api, 'GET /api/creators/:id/ratings', { params: { id } }), staleTime: 60_000 };
}

export function businessRatingsOptions(api: ApiReach, identifier: string) {
  return {
    ...apiQuery(api, 'GET /api/campaigns/:identifier/ratings', { params: { identifier } }),
    staleTime: 60_000,
  };
}
