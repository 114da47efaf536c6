import type { AnyRouter } from '@tanstack/react-router';
import { forgetPerson } from './forget-person.ts';
import { forgetSignUp } from './forget-sign-up.ts';
import { needsSession } from './guard.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { removeStoredKeys } from './stored-keys.ts';

/**
 * Cleans up in the browser after the server has ended the session. Leaves the current page first, so that it never
 * renders without a user.
 */
export async function leave(router: AnyRouter): Promise<void> {
  await router.navigate({ to: '/' });
  forgetSignUp();
  removeStoredKeys(
    () => localStorage,
    () => sessionStorage,
  );
  notifyOtherTabs('signed-out');
  // If the user went back in the meantime, they are on a guarded page: reloading makes the server redirect them.
  if (needsSession(location.pathname)) location.reload();
  else forgetPerson(router);
}
