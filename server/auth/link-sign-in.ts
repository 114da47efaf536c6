import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** Opens a session for somebody a link of ours has proved, with the same cookie a password gets. Server only. */
export function linkSignIn() {
  return {
    id: 'link-sign-in',
    endpoints: {
      signInProved: createAuthEndpoint(
        '/sign-in/proved',
        {
          method: 'POST',
          body: z.object({ user_id: z.string() }),
          requireHeaders: true,
          metadata: { scope: 'server' },
        },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.user_id);
          if (!user) throw new APIError('UNAUTHORIZED');
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ token: session.token });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
