import { redirect } from '@tanstack/react-router';
import { type Actor, homeOf } from '#domain/accounts/access.ts';
import { ownPath, returnPath } from '#domain/accounts/return-to.ts';
import { stringifySearch } from '#web/search-params.ts';
import { forgetReturnTo, readReturnTo } from '#web/session/return-to-cookie.ts';

/**
 * Redirects from the page after sign-in to the visitor's destination, or to the sign-in page if they aren't signed in.
 */
export function redirectBack(user: Actor, search: Record<string, unknown>, isPreload: boolean) {
  const { returnTo } = search;
  if (user === null) {
    const href = `/login${stringifySearch({ returnTo: ownPath(returnTo) })}`;
    return redirect({ href, replace: true });
  }
  const href = returnPath(returnTo, readReturnTo(), homeOf(user));
  if (!isPreload) forgetReturnTo();
  return redirect({ href, replace: true });
}
