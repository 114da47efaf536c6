import type { AnyRouter } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import type { RouterContext } from '#web/router-context.ts';
import { stringifySearch } from '#web/search-params.ts';
import type { AuthActions } from './auth-actions.ts';
import { type AuthSearch, closeAuthDialog, currentAuthDialog } from './auth-dialog.ts';
import { headingOf, readAuthSearch } from './auth-search.ts';
import { enter } from './enter.ts';
import { openSession } from './open-session.ts';
import { forgetPendingRole } from './pending-role.ts';
import { keepPostSignupRedirect, readPostSignupRedirect } from './post-signup-redirect.ts';
import { suggestReturnTo } from './return-to-cookie.ts';

export function createAuthActions(router: AnyRouter): AuthActions {
  const { api } = router.options.context as RouterContext;
  return {
    async signUp(body) {
      const heading = headingOf(authSearchOf(router));
      const data = await call(api, 'POST /api/auth/sign-ups', { body: { ...body, ...mailedTo(heading) } });
      forgetPendingRole();
      keepPostSignupRedirect(heading);
      return data;
    },
    async signIn(body, signal) {
      const opening = call(api, 'POST /api/auth/sessions', { body, ...(signal && { signal }) });
      return openSession(router, opening, authSearchOf(router));
    },
    async requestDeviceCode(email) {
      return call(api, 'POST /api/auth/device-codes', { body: { email } });
    },
    async confirmDevice(body) {
      await call(api, 'POST /api/auth/device-confirmations', { body });
    },
    async requestSignInLink(email) {
      const heading = headingOf(authSearchOf(router));
      const body = { email, ...mailedTo(heading) };
      const data = await call(api, 'POST /api/auth/sign-in-links', { body });
      // The link leaves out an address that contains a secret, which this browser may keep.
      suggestReturnTo(heading);
      return data;
    },
    async requestPasswordReset(email) {
      return call(api, 'POST /api/auth/password-resets', { body: { email } });
    },
    async resendVerificationEmail(email) {
      return call(api, 'POST /api/auth/verification-emails', {
        body: { email, ...mailedTo(headingOf(authSearchOf(router)) ?? readPostSignupRedirect()) },
      });
    },
    async checkVerification(ticket) {
      return call(api, 'POST /api/auth/verification-checks', { body: { ticket } });
    },
    refresh: () => enter(router),
    leaveAuth() {
      const isDialog = currentAuthDialog() !== null;
      const returnTo = headingOf(authSearchOf(router));
      closeAuthDialog();
      void router.navigate({
        href: `/auth/redirect${stringifySearch({ returnTo })}`,
        replace: !isDialog,
      });
    },
  };
}

function mailedTo(heading: string | null): { return_to?: string } {
  return heading === null ? {} : { return_to: heading };
}

/** The parameters the dialog was opened with, else those in the page's address. */
function authSearchOf(router: AnyRouter): AuthSearch {
  return currentAuthDialog() ?? readAuthSearch(router.latestLocation.search);
}
