import { ownPath } from '#domain/way-back.ts';
import { localStore } from './local-store.ts';
import { POST_SIGNUP_REDIRECT } from './stored-keys.ts';
import { suggestWayBack } from './way-back-cookie.ts';

/** Keeps where somebody was heading while they fetch the email that verifies them. */
export function keepPostSignupRedirect(heading: string | null): void {
  if (heading !== null) localStore.write(POST_SIGNUP_REDIRECT, heading);
}

/** Once signed in the key goes; the guard is told the way back, as of any page one was turned away from. */
export function dropPostSignupRedirect(): void {
  const heading = ownPath(localStore.read(POST_SIGNUP_REDIRECT));
  localStore.remove(POST_SIGNUP_REDIRECT);
  suggestWayBack(heading);
}
