import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { readSort, type SortedView } from '#web/components/admin/sorting.ts';

export function disputeStartOptions(api: ApiReach, collaborationId: string) {
  return {
    ...apiQuery(api, 'GET /api/collaborations/:id/disputes', { params: { id: collaborationId } }),
    staleTime: 10_000,
  };
}

export function disputeOptions(api: ApiReach, id: string) {
  return { ...apiQuery(api, 'GET /api/disputes/:id', { params: { id } }), staleTime: 10_000 };
}

export function disputeFileOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/admin/disputes/:id', { params: { id } });
}

export const DISPUTE_VIEWS = ['to_decide', 'waiting', 'closed', 'all'] as const;
export type DisputeView = (typeof DISPUTE_VIEWS)[number];

/** The columns the disputes can be sorted by. */
export const DISPUTE_SORTS = ['opened', 'amount', 'deadline'] as const;

export function disputesOptions(api: ApiReach, show: DisputeView, view: SortedView = {}) {
  const query = { show, ...readSort(view, DISPUTE_SORTS) };
  return apiPages(api, 'GET /api/admin/disputes', { query });
}
