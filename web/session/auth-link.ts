import { intentRole } from '#domain/accounts/return-to.ts';
import { parseSearch } from '#web/search-params.ts';
import { type AuthDialogState, openAuthDialog } from './auth-dialog.ts';
import { readAuthSearch } from './auth-search.ts';

const KINDS: Record<string, AuthDialogState['kind']> = { '/login': 'sign-in', '/signup': 'sign-up' };

export function isAuthPath(path: string): boolean {
  return Object.hasOwn(KINDS, path);
}

/** Opens the dialog that corresponds to a sign-in or sign-up page. */
export function openAuthDialogFor(path: string, search: string): void {
  const kind = KINDS[path];
  if (kind === undefined) return;
  const authSearch = readAuthSearch(parseSearch(search));
  const role = authSearch.role ?? intentRole(authSearch.intent);
  openAuthDialog({ kind, ...authSearch, ...(role && { role }) });
}
