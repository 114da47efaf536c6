import type { FastifyReply } from 'fastify';
import { SESSION_DAYS, sealToken, sessionCookieName } from '#server/platform/auth/session-cookie.ts';
import type { Config } from '#server/platform/config.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';

type CookieConfig = Pick<Config, 'secure_cookies'>;

/** Scripts cannot read it, and other sites cannot send it along. */
function attributesOf({ secure_cookies }: CookieConfig) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: secure_cookies } as const;
}

export function setSessionCookie(config: Secrets & CookieConfig, reply: FastifyReply, token: string): void {
  reply.setCookie(sessionCookieName(config), sealToken(config, token), {
    ...attributesOf(config),
    maxAge: SESSION_DAYS * 86_400,
  });
}

/** Removes the cookie of an ended session from the browser. */
export function dropSessionCookie(config: CookieConfig, reply: FastifyReply): void {
  reply.clearCookie(sessionCookieName(config), attributesOf(config));
}
