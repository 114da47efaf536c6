import { ownPath } from '#domain/accounts/return-to.ts';
import { localStore } from './local-store.ts';
import { suggestReturnTo } from './return-to-cookie.ts';
import { POST_SIGNUP_REDIRECT } from './stored-keys.ts';

/** Stores the visitor's destination while they verify their email. */
export function keepPostSignupRedirect(heading: string | null): void {
  if (heading !== null) localStore.write(POST_SIGNUP_REDIRECT, heading);
}

export function readPostSignupRedirect(): string | null {
  return ownPath(localStore.read(POST_SIGNUP_REDIRECT));
}

/** Moves the stored destination to the guard's cookie after sign-in, as for any page the user was turned away from. */
export function dropPostSignupRedirect(): void {
  const heading = readPostSignupRedirect();
  localStore.remove(POST_SIGNUP_REDIRECT);
  suggestReturnTo(heading);
}
