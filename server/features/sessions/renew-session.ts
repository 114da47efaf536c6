import type { FastifyReply, FastifyRequest } from 'fastify';
import { headersFor, passCookies } from '../../auth/engine-headers.ts';
import { getEngine } from '../../auth/open-engine.ts';
import { RENEW_AFTER_SECONDS } from '../../auth/session-cookie.ts';
import type { Context } from '../../context.ts';

const RENEW_AFTER_MS = RENEW_AFTER_SECONDS * 1_000;

/** Whoever keeps coming back stays signed in: better-auth moves the end of the session and of its cookie. */
export async function renewSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { session } = request;
  if (session === null || request.headers.authorization !== undefined) return;
  if (Date.now() - new Date(session.renewed_at).getTime() < RENEW_AFTER_MS) return;
  const engine = await getEngine(context);
  const { headers } = await engine.api.getSession({ headers: headersFor(request), returnHeaders: true });
  passCookies(headers, reply);
}
