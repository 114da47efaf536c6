import type { FastifyReply } from 'fastify';
import { sessionCookieName } from '../../auth/session-cookie.ts';
import type { Config } from '../../config.ts';

/** Takes the cookie of an ended session out of the browser. */
export function dropSessionCookie(config: Pick<Config, 'secure_cookies'>, reply: FastifyReply): void {
  reply.clearCookie(sessionCookieName(config), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secure_cookies,
  });
}
