import { stringifySearch } from '#web/search-params.ts';
import type { AuthSearch } from './auth-dialog.ts';

/** Keeps the parameters on the other page: a visitor who came to sign in may have to sign up first. */
export function authHref(path: '/login' | '/signup', { intent, role, returnTo }: AuthSearch): string {
  return `${path}${stringifySearch({ intent, role, returnTo })}`;
}
