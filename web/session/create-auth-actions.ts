import type { AnyRouter } from '@tanstack/react-router';
import type { RouterContext } from '../router-context.ts';
import { stringifySearch } from '../search-params.ts';
import type { AuthActions } from './auth-actions.ts';
import { closeDoor, currentDoor, type DoorSearch } from './door.ts';
import { headingOf, readDoorSearch } from './door-search.ts';
import { enter } from './enter.ts';
import { forgetPendingRole } from './pending-role.ts';
import { keepPostSignupRedirect } from './post-signup-redirect.ts';
import { suggestWayBack } from './way-back-cookie.ts';

const client = () => import('../api/generated/sdk.gen.ts');

export function createAuthActions(router: AnyRouter): AuthActions {
  const { api } = router.options.context as RouterContext;
  const call = <Rest extends object>(rest: Rest) => ({ ...api, ...rest, throwOnError: true as const });
  return {
    async signUp(body) {
      const { data } = await (await client()).signUp(call({ body }));
      forgetPendingRole();
      keepPostSignupRedirect(headingOf(errandOf(router)));
      return data;
    },
    async signIn(body, signal) {
      await (await client()).signIn(call({ body, ...(signal && { signal }) }));
      await enter(router);
    },
    async requestSignInLink(email) {
      const { data } = await (await client()).requestSignInLink(call({ body: { email } }));
      // The link in the email does not know the way.
      suggestWayBack(headingOf(errandOf(router)));
      return data;
    },
    async requestPasswordReset(email) {
      return (await (await client()).requestPasswordReset(call({ body: { email } }))).data;
    },
    async resendVerificationEmail(email) {
      return (await (await client()).requestVerificationEmail(call({ body: { email } }))).data;
    },
    async checkVerification(ticket) {
      return (await (await client()).checkVerification(call({ body: { ticket } }))).data;
    },
    refresh: () => enter(router),
    leaveDoor() {
      const isDialog = currentDoor() !== null;
      const returnTo = headingOf(errandOf(router));
      closeDoor();
      void router.navigate({
        href: `/auth/redirect${stringifySearch({ returnTo })}`,
        replace: !isDialog,
      });
    },
  };
}

/** What the dialog was opened with, else what the page at the door says in its address. */
function errandOf(router: AnyRouter): DoorSearch {
  return currentDoor() ?? readDoorSearch(router.latestLocation.search);
}
