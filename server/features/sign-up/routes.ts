import { mailReceipt, mailRequest } from '#contract/sessions.ts';
import {
  signUpReceipt,
  signUpRequest,
  verificationCheck,
  verificationReceipt,
  verificationRequest,
  verificationStanding,
} from '#contract/sign-up.ts';
import { takeProof, takeSignUp } from '../../http/door-limits.ts';
import { defineRoute } from '../../http/route.ts';
import { requestLink } from '../account-links/request-link.ts';
import { checkVerification } from './check-verification.ts';
import { signUp } from './sign-up.ts';
import { BROWSER_COOKIE, BROWSER_COOKIE_SECONDS, readTicket, sealBrowser } from './sign-up-ticket.ts';
import { verifyEmail } from './verify-email.ts';

export const signUpRoutes = [
  defineRoute({
    method: 'POST',
    url: '/api/auth/sign-ups',
    access: 'everyone',
    operation: 'signUp',
    summary: 'Make an account and mail a link that verifies its address',
    body: signUpRequest,
    response: signUpReceipt,
    status: 201,
    handle: async ({ context, body, request, reply }) => {
      await takeSignUp(context, request.ip);
      const receipt = await signUp(context, body);
      const userId = readTicket(context.config, receipt.ticket);
      reply.setCookie(BROWSER_COOKIE, sealBrowser(context.config, userId ?? ''), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: context.config.secure_cookies,
        maxAge: BROWSER_COOKIE_SECONDS,
      });
      return receipt;
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/auth/verification-checks',
    access: 'everyone',
    operation: 'checkVerification',
    summary: 'Whether the address of a sign-up is verified by now',
    body: verificationCheck,
    response: verificationStanding,
    handle: ({ context, body }) => checkVerification(context, body.ticket),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/auth/verification-emails',
    access: 'everyone',
    operation: 'requestVerificationEmail',
    summary: 'Mail the link that verifies an address again',
    body: mailRequest,
    response: mailReceipt,
    status: 202,
    handle: ({ context, body, request }) => requestLink(context, request.ip, 'verify_email', body.email),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/auth/verifications',
    access: 'everyone',
    operation: 'verifyEmail',
    summary: 'Spend the link that verifies an address',
    body: verificationRequest,
    response: verificationReceipt,
    handle: async ({ context, body, request, reply }) => {
      await takeProof(context, `ip:${request.ip}`);
      return verifyEmail(context, { request, reply }, body.token);
    },
  }),
];
