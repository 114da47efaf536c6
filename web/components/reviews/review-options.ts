import {
  getWorkReviewsOptions,
  listBusinessReviewsOptions,
  listCreatorReviewsOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';

export function workReviewsOptions(api: ApiReach, collaborationId: string) {
  return { ...getWorkReviewsOptions({ ...api, path: { id: collaborationId } }), staleTime: 10_000 };
}

export function creatorReviewsOptions(api: ApiReach, id: string) {
  return { ...listCreatorReviewsOptions({ ...api, path: { id } }), staleTime: 60_000 };
}

export function businessReviewsOptions(api: ApiReach, identifier: string) {
  return { ...listBusinessReviewsOptions({ ...api, path: { identifier } }), staleTime: 60_000 };
}
