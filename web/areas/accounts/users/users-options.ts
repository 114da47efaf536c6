import type { AdminUsersQuery } from '#contract/accounts/users.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { readSort, type SortedView } from '#web/components/admin/sorting.ts';

/** The page's search parameters. */
export type UsersView = {
  q?: string;
  role?: string;
  state?: string;
  open?: string;
} & SortedView;

type Query = Partial<Pick<AdminUsersQuery, 'search' | 'role' | 'account_status'>>;

export const ROLE_WORDS = {
  business: 'Business',
  creator: 'Creator',
  applicant: 'Applicant',
  admin: 'Admin',
  none: 'No role',
} as const;
export const STATE_WORDS = {
  active: 'Active',
  completed: 'Completed',
  suspended: 'Suspended',
  deleted: 'Deleted',
} as const;

/** The columns the list can be sorted by. */
export const USER_SORTS = ['joined', 'name', 'email', 'last_signed_in'] as const;

export function filtersOf({ q, role, state }: UsersView): Query {
  return {
    ...(q && { search: q.slice(0, 120) }),
    ...(isKey(role, ROLE_WORDS) && { role }),
    ...(isKey(state, STATE_WORDS) && { account_status: state }),
  };
}

export function usersOptions(api: ApiReach, view: UsersView) {
  const query = { ...filtersOf(view), ...readSort(view, USER_SORTS) };
  return apiPages(api, 'GET /api/admin/users', { query });
}

export function userOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/admin/users/:id', { params: { id } });
}

/** Addresses may contain any text. */
export function isKey<Words extends object>(
  text: string | undefined,
  words: Words,
): text is keyof Words & string {
  return text !== undefined && Object.hasOwn(words, text);
}
