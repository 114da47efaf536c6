import { SIGN_UP_ROLES } from '#domain/accounts/roles.ts';
import { WAITLIST_STATUSES } from '#domain/accounts/waitlist-states.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { readSort, type SortedView } from '#web/components/admin/sorting.ts';

/** The page's search parameters. */
export type WaitlistView = { q?: string; city?: string; role?: string; state?: string } & SortedView;

/** The columns the list can be sorted by. */
export const WAITLIST_SORTS = ['joined', 'email'] as const;

export function readStatus({ state }: WaitlistView) {
  return WAITLIST_STATUSES.find((known) => known === state);
}

export function readRole({ role }: WaitlistView) {
  return SIGN_UP_ROLES.find((known) => known === role);
}

export function filtersOf(view: WaitlistView) {
  const [status, role] = [readStatus(view), readRole(view)];
  return {
    ...(view.q && { search: view.q.slice(0, 120) }),
    ...(view.city && /^[0-9a-f-]{36}$/.test(view.city) && { city_id: view.city }),
    ...(role && { role }),
    ...(status && { status }),
  };
}

export function entriesOptions(api: ApiReach, view: WaitlistView) {
  const query = { ...filtersOf(view), ...readSort(view, WAITLIST_SORTS) };
  return apiPages(api, 'GET /api/admin/waitlist', { query });
}

export function countsOptions(api: ApiReach) {
  return apiQuery(api, 'GET /api/admin/waitlist-counts');
}
