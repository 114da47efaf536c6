import type { AnyRouter } from '@tanstack/react-router';
import type { RouterContext } from '../router-context.ts';
import { fetchMe } from './fetch-me.ts';
import { forgetAnswers } from './forget-person.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { dropPostSignupRedirect } from './post-signup-redirect.ts';

/**
 * Settles who is signed in after the server has opened or ended a session, or may have; true when somebody is.
 * Where to go from there is the guard's to say.
 */
export async function enter(router: AnyRouter): Promise<boolean> {
  const { api, auth } = router.options.context as RouterContext;
  const before = auth.getState().user;
  const me = await fetchMe(api);
  auth.settle(me);
  if (me.user?.user_id !== before?.user_id) {
    forgetAnswers(router);
    tellOtherTabs(me.user ? 'signed-in' : 'signed-out');
    if (me.user) dropPostSignupRedirect();
  }
  return me.user !== null;
}
