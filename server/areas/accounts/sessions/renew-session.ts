import type { FastifyReply, FastifyRequest } from 'fastify';
import { RENEW_AFTER_SECONDS } from '#server/platform/auth/session-cookie.ts';
import { renewedSessionEnd } from '#server/platform/auth/session-life.ts';
import type { Context } from '#server/platform/context.ts';
import { setSessionCookie } from './session-cookie-reply.ts';

const RENEW_AFTER_MS = RENEW_AFTER_SECONDS * 1_000;

/** Extends the session and its cookie, so that people who keep coming back stay signed in. */
export async function renewSession(
  { config, db }: Pick<Context, 'config' | 'db'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { session } = request;
  // An admin's session is never extended.
  if (session === null || session.viewed_by || request.actor?.role === 'admin') return;
  if (request.headers.authorization !== undefined) return;
  const at = new Date();
  if (at.getTime() - Date.parse(session.renewed_at) < RENEW_AFTER_MS) return;
  const renewed = await db
    .updateTable('sessions')
    .set({ expires_at: renewedSessionEnd(at), updated_at: at.toISOString() })
    .from('profiles')
    .whereRef('profiles.user_id', '=', 'sessions.user_id')
    .where('sessions.token', '=', session.token)
    .returning('sessions.id')
    .executeTakeFirst();
  // The session may have ended since it was read. The cookie is signed with the newest secret.
  if (renewed) setSessionCookie(config, reply, session.token);
}
