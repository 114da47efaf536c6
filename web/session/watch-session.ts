import type { AnyRouter } from '@tanstack/react-router';
import type { RouterContext } from '../router-context.ts';
import { closeDoor, currentDoor } from './door.ts';
import { fetchMe } from './fetch-me.ts';
import { forgetAnswers, forgetPerson } from './forget-person.ts';
import { needsSession } from './guard.ts';
import { hearOtherTabs } from './other-tabs.ts';

/** Keeps this tab in step with what happens to the session elsewhere. */
export function watchSession(router: AnyRouter): void {
  const { api, auth } = router.options.context as RouterContext;

  hearOtherTabs(async (news) => {
    const isGuarded = needsSession(location.pathname);
    if (news === 'signed-out') return isGuarded ? location.reload() : forgetPerson(router);
    const before = auth.getState().user;
    await auth.check(() => fetchMe(api));
    if (auth.getState().user?.user_id === before?.user_id) return;
    if (isGuarded) return location.reload();
    forgetAnswers(router);
    // Whoever waits for an email to be verified is led on by the dialog itself.
    if (currentDoor()?.kind !== 'verify') closeDoor();
  });
  // A page the browser had put aside whole comes back with what was true then.
  window.addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    await auth.check(() => fetchMe(api));
    await router.invalidate();
  });
}
