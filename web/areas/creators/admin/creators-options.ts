import type { AdminCreatorsQuery } from '#contract/creators/admin.ts';
import { CREATOR_STATUSES } from '#domain/creators/creator-states.ts';
import { NICHES } from '#domain/creators/niches.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { readSort, type SortedView } from '#web/components/admin/sorting.ts';

/** The page's search parameters. */
export type CreatorsView = {
  q?: string;
  status?: string;
  niche?: string;
  neighborhood?: string;
  open?: string;
} & SortedView;

/** The columns the list can be sorted by. */
export const CREATOR_SORTS = ['joined', 'handle'] as const;

type Query = Partial<Pick<AdminCreatorsQuery, 'search' | 'status' | 'niche' | 'neighborhood_id'>>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const statusOf = ({ status }: CreatorsView) => CREATOR_STATUSES.find((known) => known === status);
export const nicheOf = ({ niche }: CreatorsView) => NICHES.find((known) => known === niche);

export function filtersOf(view: CreatorsView): Query {
  const [status, niche] = [statusOf(view), nicheOf(view)];
  return {
    ...(view.q && { search: view.q.slice(0, 120) }),
    ...(status && { status }),
    ...(niche && { niche }),
    ...(UUID.test(view.neighborhood ?? '') && { neighborhood_id: view.neighborhood }),
  };
}

export function creatorsOptions(api: ApiReach, view: CreatorsView) {
  const query = { ...filtersOf(view), ...readSort(view, CREATOR_SORTS) };
  return apiPages(api, 'GET /api/admin/creators', { query });
}

/** The same data admins decide on: profile, figures, work and past decisions. */
export function creatorOptions(api: ApiReach, creator_id: string) {
  return apiQuery(api, 'GET /api/admin/applicants/:creator_id', { params: { creator_id } });
}
