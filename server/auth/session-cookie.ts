import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Days a session lasts after it was last renewed. */
export const SESSION_DAYS = 14;
/** A session in use is renewed at most this often, so the list of devices is at most so far behind. */
export const RENEW_AFTER_SECONDS = 3_600;

type CookieConfig = Pick<Config, 'app_secret' | 'secure_cookies'>;

/** The prefix makes browsers refuse the cookie over plain HTTP, from another host and for part of a site. */
export function sessionCookieName({ secure_cookies }: Pick<Config, 'secure_cookies'>): string {
  return secure_cookies ? '__Host-session' : 'session';
}

/**
 * The session token a request carries, in the cookie or as a bearer token; null without a true seal. The seal
 * keeps a token that was read from the database from being used.
 */
export function readSessionToken(config: CookieConfig, request: FastifyRequest): string | null {
  const [scheme, bearer = ''] = (request.headers.authorization ?? '').split(' ');
  const sealed = scheme === 'Bearer' ? bearer : request.cookies[sessionCookieName(config)];
  if (sealed === undefined) return null;
  const cut = sealed.lastIndexOf('.');
  const token = sealed.slice(0, cut);
  const given = Buffer.from(sealed.slice(cut + 1), 'base64');
  const wanted = seal(config, token);
  return cut > 0 && given.length === wanted.length && timingSafeEqual(given, wanted) ? token : null;
}

/** As better-auth seals its cookies. */
export function sealToken(config: CookieConfig, token: string): string {
  return `${token}.${seal(config, token).toString('base64')}`;
}

function seal({ app_secret }: CookieConfig, token: string): Buffer {
  return createHmac('sha256', app_secret).update(token).digest();
}
