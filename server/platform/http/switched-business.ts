import type { FastifyReply, FastifyRequest } from 'fastify';
import { SWITCHED_COOKIE, SWITCHED_SECONDS, withoutBusiness } from '#domain/businesses/business-links.ts';
import type { Config } from '#server/platform/config.ts';

/** Loads the page again in the business it belongs to. The page reads the cookie once, and tells which one that is. */
export function redirectAfterSwitch(
  { secure_cookies }: Pick<Config, 'secure_cookies'>,
  request: FastifyRequest,
  reply: FastifyReply,
  businessName: string,
): FastifyReply {
  reply.setCookie(SWITCHED_COOKIE, businessName, {
    path: '/business',
    sameSite: 'lax',
    secure: secure_cookies,
    maxAge: SWITCHED_SECONDS,
  });
  return reply.header('cache-control', 'no-store').redirect(withoutBusiness(request.url), 302);
}
