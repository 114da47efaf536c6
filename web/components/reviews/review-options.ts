import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

export function workReviewsOptions(api: ApiReach, collaborationId: string) {
  return {
    ...apiQuery(api, 'GET /api/collaborations/:id/reviews', { params: { id: collaborationId } }),
    staleTime: 10_000,
  };
}

export function creatorReviewsOptions(api: ApiReach, id: string) {
  return { ...apiQuery(api, 'GET /api/creators/:id/reviews', { params: { id } }), staleTime: 60_000 };
}

export function businessReviewsOptions(api: ApiReach, identifier: string) {
  return {
    ...apiQuery(api, 'GET /api/campaigns/:identifier/reviews', { params: { identifier } }),
    staleTime: 60_000,
  };
}
