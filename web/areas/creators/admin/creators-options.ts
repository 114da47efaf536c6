import type { AdminCreatorsQuery } from '#contract/creators/admin.ts';
import { CREATOR_STATUSES } from '#domain/creators/creator-states.ts';
import { NICHES } from '#domain/creators/niches.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The page's search parameters. */
export type CreatorsView = {
  q?: string;
  status?: string;
  niche?: string;
  neighborhood?: string;
  open?: string;
};

type Query = Partial<Pick<AdminCreatorsQuery, 'search' | 'status' | 'niche' | 'neighborhood_id'>>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const statusOf = ({ status }: CreatorsView) => CREATOR_STATUSES.find((known) => known === status);
export const nicheOf = ({ niche }: CreatorsView) => NICHES.find((known) => known === niche);

export function creatorsOptions(api: ApiReach, view: CreatorsView) {
  const [status, niche] = [statusOf(view), nicheOf(view)];
  const query: Query = {
    ...(view.q && { search: view.q.slice(0, 120) }),
    ...(status && { status }),
    ...(niche && { niche }),
    ...(UUID.test(view.neighborhood ?? '') && { neighborhood_id: view.neighborhood }),
  };
  return apiPages(api, 'GET /api/admin/creators', { query });
}

/** The same data admins decide on: profile, figures, work and past decisions. */
export function creatorOptions(api: ApiReach, creator_id: string) {
  return apiQuery(api, 'GET /api/admin/applicants/:creator_id', { params: { creator_id } });
}
