import type { AnyRouter } from '@tanstack/react-router';
import { forgetPerson } from './forget-person.ts';
import { forgetSignUp } from './forget-sign-up.ts';
import { needsSession } from './guard.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { removeStoredKeys } from './stored-keys.ts';

/**
 * What follows in the browser once the server has ended the session. The page one is at goes first, so that it is
 * never drawn for nobody.
 */
export async function leave(router: AnyRouter): Promise<void> {
  await router.navigate({ to: '/' });
  forgetSignUp();
  removeStoredKeys(
    () => localStorage,
    () => sessionStorage,
  );
  tellOtherTabs('signed-out');
  // Whoever went back meanwhile stands on a page that is closed now, and the server leads them out of it.
  if (needsSession(location.pathname)) location.reload();
  else forgetPerson(router);
}
