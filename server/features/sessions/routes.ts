import { z } from 'zod';
import {
  DONE,
  done,
  linkRequest,
  mailReceipt,
  mailRequest,
  session,
  sessionRefreshRequest,
  signInRequest,
} from '#contract/sessions.ts';
import { takeProof } from '../../http/door-limits.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { requestLink } from '../account-links/request-link.ts';
import { endSession } from './end-session.ts';
import { endSessions } from './end-sessions.ts';
import { refreshSession } from './refresh-session.ts';
import { dropSessionCookie } from './session-cookie-reply.ts';
import { signIn } from './sign-in.ts';
import { signInWithLink } from './sign-in-with-link.ts';

export const sessionRoutes = [
  defineRoute({
    method: 'POST',
    url: '/api/auth/sessions',
    access: 'everyone',
    operation: 'signIn',
    summary: 'Sign in with a password',
    body: signInRequest,
    response: session,
    status: 201,
    handle: ({ context, body, request, reply }) => signIn(context, { request, reply }, body),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/auth/session-refreshes',
    access: 'everyone',
    operation: 'refreshSession',
    summary: 'Renew a session held as a bearer token',
    body: sessionRefreshRequest,
    response: session,
    handle: async ({ context, body, request }) => {
      await takeProof(context, `ip:${request.ip}`);
      return refreshSession(context, body.refresh_token);
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/auth/sign-in-links',
    access: 'everyone',
    operation: 'requestSignInLink',
    summary: 'Mail a link that signs in once; nobody is signed up by it',
    body: mailRequest,
    response: mailReceipt,
    status: 202,
    handle: ({ context, body, request }) => requestLink(context, request.ip, 'sign_in', body.email),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/auth/link-sessions',
    access: 'everyone',
    operation: 'signInWithLink',
    summary: 'Spend a link that signs in',
    body: linkRequest,
    response: session,
    status: 201,
    handle: async ({ context, body, request, reply }) => {
      await takeProof(context, `ip:${request.ip}`);
      return signInWithLink(context, { request, reply }, body.token);
    },
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/auth/sessions',
    access: 'everyone',
    operation: 'signOut',
    summary: 'Sign out everywhere',
    response: done,
    handle: async ({ context, actor, reply }) => {
      if (actor !== null) await endSessions(context.db, actor.user_id);
      dropSessionCookie(context.config, reply);
      return DONE;
    },
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/me/sessions',
    access: 'signed_in',
    operation: 'endOtherSessions',
    summary: 'Sign out every device but this one',
    response: done,
    handle: async ({ context, ...call }) => {
      const { account, session: current } = signedIn(call);
      await endSessions(context.db, account.user_id, { except: current.id });
      return DONE;
    },
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/me/sessions/:id',
    access: 'signed_in',
    operation: 'endSession',
    summary: 'Sign out one device',
    params: z.object({ id: z.uuid() }),
    response: done,
    handle: async ({ context, params, ...call }) => {
      const { account } = signedIn(call);
      await endSession(context.db, account.user_id, params.id);
      return DONE;
    },
  }),
];
