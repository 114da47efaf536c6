import type { FastifyReply, FastifyRequest } from 'fastify';
import { homeOf } from '#domain/access.ts';
import { ownPath, WAY_BACK_COOKIE, WAY_BACK_SECONDS, wayBack } from '#domain/way-back.ts';
import type { Config } from '../config.ts';

type CookieConfig = Pick<Config, 'secure_cookies'>;

/** Keeps the full address a visitor asked for: the spec's redirects name only its area. */
export function rememberWay({ secure_cookies }: CookieConfig, request: FastifyRequest, reply: FastifyReply) {
  const path = ownPath(request.url);
  if (path === null) return;
  reply.setCookie(WAY_BACK_COOKIE, path, {
    path: '/',
    sameSite: 'lax',
    secure: secure_cookies,
    maxAge: WAY_BACK_SECONDS,
  });
}

/** The landing after signing in. Where it leads, the guard still decides whether the account may enter. */
export function leadBack(request: FastifyRequest, reply: FastifyReply) {
  const { returnTo } = request.query as { returnTo?: unknown };
  reply.header('cache-control', 'no-store');
  if (request.actor === null) {
    const asked = ownPath(returnTo);
    return reply.redirect(asked ? `/login?returnTo=${encodeURIComponent(asked)}` : '/login', 302);
  }
  const to = wayBack(returnTo, request.cookies[WAY_BACK_COOKIE], homeOf(request.actor));
  reply.clearCookie(WAY_BACK_COOKIE, { path: '/' });
  return reply.redirect(to, 302);
}
