import type { FastifyReply, FastifyRequest } from 'fastify';
import { homeOf } from '#domain/accounts/access.ts';
import { ownPath, RETURN_TO_SECONDS, returnPath, returnToCookieName } from '#domain/accounts/return-to.ts';
import type { Config } from '#server/platform/config.ts';

type CookieConfig = Pick<Config, 'secure_cookies'>;

/** Keeps the full address a visitor asked for: the spec's redirects name only its area. */
export function rememberReturnTo(
  { secure_cookies }: CookieConfig,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const path = ownPath(request.url);
  if (path === null) return;
  reply.setCookie(returnToCookieName(secure_cookies), path, {
    path: '/',
    sameSite: 'lax',
    secure: secure_cookies,
    maxAge: RETURN_TO_SECONDS,
  });
}

/** The page after signing in. Its guard still decides whether the account may enter. */
export function redirectToReturnTo(
  { secure_cookies }: CookieConfig,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { returnTo } = request.query as { returnTo?: unknown };
  reply.header('cache-control', 'no-store');
  if (request.actor === null) {
    const asked = ownPath(returnTo);
    return reply.redirect(asked ? `/login?returnTo=${encodeURIComponent(asked)}` : '/login', 302);
  }
  const to = returnPath(returnTo, request.cookies[returnToCookieName(secure_cookies)], homeOf(request.actor));
  reply.clearCookie(returnToCookieName(secure_cookies), { path: '/', secure: secure_cookies });
  return reply.redirect(to, 302);
}
