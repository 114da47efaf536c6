import type { AnyRouter } from '@tanstack/react-router';
import type { RouterContext } from '#web/router-context.ts';
import { fetchMe } from './fetch-me.ts';
import { forgetAnswers } from './forget-person.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { dropPostSignupRedirect } from './post-signup-redirect.ts';

/**
 * Refetches the session after the server has started or ended one, or may have; true if somebody is signed in. The
 * guard decides where to go from there.
 */
export async function enter(router: AnyRouter): Promise<boolean> {
  const { api, auth } = router.options.context as RouterContext;
  const before = auth.getState().user;
  const me = await fetchMe(api);
  auth.settle(me);
  if (me.user?.user_id !== before?.user_id) {
    forgetAnswers(router);
    notifyOtherTabs(me.user ? 'signed-in' : 'signed-out');
    if (me.user) dropPostSignupRedirect();
  }
  return me.user !== null;
}
