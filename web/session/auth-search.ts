import { intentPath, ownPath, readIntent } from '#domain/accounts/return-to.ts';
import { SIGN_UP_ROLES } from '#domain/accounts/roles.ts';
import type { AuthSearch } from './auth-dialog.ts';

/** Keeps the valid search parameters of a sign-in or sign-up page, and drops the rest. */
export function readAuthSearch(search: Record<string, unknown>): AuthSearch {
  const intent = readIntent(search.intent);
  const role = SIGN_UP_ROLES.find((known) => known === search.role);
  const returnTo = ownPath(search.returnTo);
  return {
    ...(intent && { intent }),
    ...(role && { role }),
    ...(returnTo && { returnTo }),
    ...(search.mode === 'link' && { mode: 'link' as const }),
    ...(typeof search.email === 'string' && { email: search.email }),
  };
}

/** The visitor's destination; null if they only came to sign in. */
export function headingOf({ returnTo, intent }: AuthSearch): string | null {
  return returnTo ?? intentPath(intent);
}
