import { redirect } from '@tanstack/react-router';
import { type Actor, homeOf } from '#domain/access.ts';
import { ownPath, wayBack } from '#domain/way-back.ts';
import { stringifySearch } from '../search-params.ts';
import { forgetWayBack, readWayBack } from './way-back-cookie.ts';

/** From the landing after signing in to where somebody was heading, or to the door if they are not signed in. */
export function leadBack(user: Actor, search: Record<string, unknown>, isPreload: boolean) {
  const { returnTo } = search;
  if (user === null) {
    const href = `/login${stringifySearch({ returnTo: ownPath(returnTo) })}`;
    return redirect({ href, replace: true });
  }
  const href = wayBack(returnTo, readWayBack(), homeOf(user));
  if (!isPreload) forgetWayBack();
  return redirect({ href, replace: true });
}
