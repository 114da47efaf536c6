import type { AdminUsersQuery } from '#contract/admin-users.ts';
import { getUserOptions, listUsersInfiniteOptions } from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { AdminUserPage } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { byCursor } from '#web/session/by-cursor.ts';

/** What the address of the page says. */
export type UsersView = {
  q?: string;
  role?: string;
  state?: string;
  open?: string;
};

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

export function usersOptions(api: ApiReach, { q, role, state }: UsersView) {
  const query: Query = {
    ...(q && { search: q.slice(0, 120) }),
    ...(isKey(role, ROLE_WORDS) && { role }),
    ...(isKey(state, STATE_WORDS) && { account_status: state }),
  };
  return byCursor<AdminUserPage>(listUsersInfiniteOptions({ ...api, query }));
}

export function userOptions(api: ApiReach, id: string) {
  return getUserOptions({ ...api, path: { id } });
}

/** Anything can stand in an address. */
export function isKey<Words extends object>(
  text: string | undefined,
  words: Words,
): text is keyof Words & string {
  return text !== undefined && Object.hasOwn(words, text);
}
