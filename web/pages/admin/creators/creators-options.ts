import type { AdminCreatorsQuery } from '#contract/admin-creators.ts';
import { CREATOR_STATUSES } from '#domain/creator-states.ts';
import { NICHES } from '#domain/niches.ts';
import {
  getApplicantOptions,
  listCreatorsInfiniteOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { AdminCreatorPage } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { byCursor } from '#web/session/by-cursor.ts';

/** What the address of the page says. */
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
  return byCursor<AdminCreatorPage>(listCreatorsInfiniteOptions({ ...api, query }));
}

/** The same answer admins decide on: profile, numbers, work and what was decided before. */
export function creatorOptions(api: ApiReach, creator_id: string) {
  return getApplicantOptions({ ...api, path: { creator_id } });
}
