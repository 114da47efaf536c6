import { signUpEndpoints } from '#contract/accounts/sign-up.ts';
import { takeSignUp } from '#server/areas/accounts/guessing/commands/auth-limits.ts';
import {
  BROWSER_COOKIE_SECONDS,
  browserCookieName,
  readTicket,
  sealBrowser,
} from '#server/areas/accounts/links/queries/sign-up-ticket.ts';
import { handle } from '#server/platform/http/route.ts';
import { signUp } from './sign-up.ts';

export const openAccountRoutes = [
  handle(signUpEndpoints.signUp, async ({ context, body, request, reply }) => {
    await takeSignUp(context, request);
    const receipt = await signUp(context, body);
    const userId = readTicket(context.config, receipt.ticket);
    reply.setCookie(browserCookieName(context.config), sealBrowser(context.config, userId ?? ''), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: context.config.secure_cookies,
      maxAge: BROWSER_COOKIE_SECONDS,
    });
    return receipt;
  }),
];
