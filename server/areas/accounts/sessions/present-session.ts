import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type openedSession, type session, TOKEN_MEDIA_TYPE } from '#contract/accounts/sessions.ts';

/** Programs that ask for tokens get them. Browsers use the cookie, which scripts on the page can't read. */
export function presentSession(
  { headers }: Pick<FastifyRequest, 'headers'>,
  opened: z.infer<typeof session>,
): z.infer<typeof openedSession> {
  if (headers.accept?.includes(TOKEN_MEDIA_TYPE)) return opened;
  const { expires_at, expires_in, user } = opened;
  return { expires_at, expires_in, user };
}
