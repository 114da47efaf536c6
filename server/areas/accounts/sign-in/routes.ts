import { sessionEndpoints } from '#contract/accounts/sessions.ts';
import { DONE } from '#contract/platform/answers.ts';
import { takeProof } from '#server/areas/accounts/guessing/commands/auth-limits.ts';
import { forgetDevices } from '#server/areas/accounts/guessing/commands/forget-devices.ts';
import { readDevices } from '#server/areas/accounts/guessing/device-cookie.ts';
import { requestLink } from '#server/areas/accounts/links/commands/request-link.ts';
import { endSession } from '#server/areas/accounts/sessions/commands/end-session.ts';
import { endSessions } from '#server/areas/accounts/sessions/commands/end-sessions.ts';
import { refreshSession } from '#server/areas/accounts/sessions/commands/refresh-session.ts';
import { presentSession } from '#server/areas/accounts/sessions/present-session.ts';
import { dropSessionCookie } from '#server/areas/accounts/sessions/session-cookie-reply.ts';
import { handle } from '#server/platform/http/route.ts';
import { signIn } from './commands/sign-in.ts';
import { signInWithLink } from './commands/sign-in-with-link.ts';

export const sessionRoutes = [
  handle(sessionEndpoints.signIn, async ({ context, body, request, reply }) =>
    presentSession(request, await signIn(context, { request, reply }, body)),
  ),
  handle(sessionEndpoints.refreshSession, async ({ context, body, request }) => {
    await takeProof(context, request);
    return refreshSession(context, body.refresh_token);
  }),
  handle(sessionEndpoints.requestSignInLink, ({ context, body, request }) =>
    requestLink(context, request, 'sign_in', body),
  ),
  handle(sessionEndpoints.signInWithLink, async ({ context, body, request, reply }) => {
    await takeProof(context, request);
    return presentSession(request, await signInWithLink(context, { request, reply }, body.token));
  }),
  handle(sessionEndpoints.signOut, async ({ context, account, reply }) => {
    if (account !== null) await endSessions(context.db, account.user_id);
    dropSessionCookie(context.config, reply);
    return DONE;
  }),
  handle(sessionEndpoints.endOtherSessions, async ({ context, account, session: current, request }) => {
    await endSessions(context.db, account.user_id, { except: current.id });
    await forgetDevices(context.db, account.user_id, { except: readDevices(context.config, request) });
    return DONE;
  }),
  handle(sessionEndpoints.endSession, async ({ context, account, params }) => {
    await endSession(context.db, account.user_id, params.id);
    return DONE;
  }),
];
