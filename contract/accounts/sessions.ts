import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { ownPath } from '#domain/accounts/return-to.ts';
import { emailAddress, knownPassword, linkToken, newPassword } from './credentials.ts';
import { account } from './me.ts';

const signInRequest = z
  .object({ email: emailAddress, password: knownPassword })
  .meta({ id: 'SignInRequest' });

/** Programs hold these and send `access_token` as a bearer token. */
export const session = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    expires_at: z.string(),
    expires_in: z.number().int(),
    token_type: z.literal('bearer'),
    user: account,
  })
  .meta({ id: 'Session' });

/** A browser only gets the session as an HttpOnly cookie. Programs ask for tokens with this Accept header. */
export const TOKEN_MEDIA_TYPE = 'application/vnd.bizmeet.token+json';
export const openedSession = session
  .partial({ access_token: true, refresh_token: true, token_type: true })
  .meta({
    id: 'OpenedSession',
    description: `Tokens are included when the request accepts ${TOKEN_MEDIA_TYPE}.`,
  });

const sessionRefreshRequest = z
  .object({ refresh_token: z.string().min(20).max(300) })
  .meta({ id: 'SessionRefreshRequest' });

/** The answer is the same whether the address has an account or not, so nobody can look addresses up. */
export const mailRequest = z.object({ email: emailAddress }).meta({ id: 'MailRequest' });

/** The page of this site where the emailed link ends up. */
export const returnTo = z
  .string()
  .refine((path) => ownPath(path) !== null, 'Use a page of this site, such as /campaigns')
  .optional();
export const linkMailRequest = mailRequest.extend({ return_to: returnTo }).meta({ id: 'LinkMailRequest' });

export const mailReceipt = z
  .object({ email: z.string(), resend_after_seconds: z.number().int() })
  .meta({ id: 'MailReceipt' });

/** The code as it was typed: upper or lower case, with or without the hyphen. */
export const deviceProof = z
  .object({ email: emailAddress, code: z.string().trim().min(1, 'Enter the code from the email').max(20) })
  .meta({ id: 'DeviceProof' });

const linkRequest = z.object({ token: linkToken }).meta({ id: 'LinkRequest' });

export const passwordResetRequest = z
  .object({ token: linkToken, password: newPassword })
  .meta({ id: 'PasswordResetRequest' });

export const sessionEndpoints = endpoints({
  signIn: {
    method: 'POST',
    url: '/api/auth/sessions',
    access: 'everyone',
    summary: 'Sign in with a password',
    body: signInRequest,
    response: openedSession,
    status: 201,
  },
  refreshSession: {
    method: 'POST',
    url: '/api/auth/session-refreshes',
    access: 'everyone',
    summary: 'Refresh a bearer session',
    body: sessionRefreshRequest,
    response: session,
  },
  requestSignInLink: {
    method: 'POST',
    url: '/api/auth/sign-in-links',
    access: 'everyone',
    summary: 'Email a sign-in link; it creates no account',
    body: linkMailRequest,
    response: mailReceipt,
    status: 202,
  },
  signInWithLink: {
    method: 'POST',
    url: '/api/auth/link-sessions',
    access: 'everyone',
    summary: 'Sign in with an emailed link',
    body: linkRequest,
    response: openedSession,
    status: 201,
  },
  signOut: {
    method: 'DELETE',
    url: '/api/auth/sessions',
    access: 'everyone',
    summary: 'Sign out everywhere',
    response: done,
  },
  endOtherSessions: {
    method: 'DELETE',
    url: '/api/me/sessions',
    access: 'signed_in',
    summary: 'Sign out all my other devices',
    response: done,
  },
  endSession: {
    method: 'DELETE',
    url: '/api/me/sessions/:id',
    access: 'signed_in',
    summary: 'Sign out one device',
    params: z.object({ id: z.uuid() }),
    response: done,
  },
});
