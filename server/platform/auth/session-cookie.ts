import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config.ts';
import { asText, keyFor, keysFor, type Secrets } from '#server/platform/secrets/derive-key.ts';

const PURPOSE = 'session';
/** A session ends this many days after its last renewal. */
export const SESSION_DAYS = 14;
/** A session in use is renewed at most this often, so the list of devices is at most this far behind. */
export const RENEW_AFTER_SECONDS = 3_600;

type CookieConfig = Secrets & Pick<Config, 'secure_cookies'>;

/** The prefix makes browsers refuse the cookie over plain HTTP, from another host and for part of a site. */
export function sessionCookieName({ secure_cookies }: Pick<Config, 'secure_cookies'>): string {
  return secure_cookies ? '__Host-session' : 'session';
}

/** 192 bits, too many to guess. */
export function newSessionToken(): string {
  return randomBytes(24).toString('base64url');
}

/**
 * The session token of a request, from the cookie or a bearer token; null without a valid seal. The seal makes a
 * token that was read from the database useless.
 */
export function readSessionToken(config: CookieConfig, request: FastifyRequest): string | null {
  const [scheme, bearer = ''] = (request.headers.authorization ?? '').split(' ');
  const sealed = scheme === 'Bearer' ? bearer : request.cookies[sessionCookieName(config)];
  if (sealed === undefined) return null;
  const cut = sealed.lastIndexOf('.');
  const token = sealed.slice(0, cut);
  const given = Buffer.from(sealed.slice(cut + 1), 'base64');
  const isTrue = keysFor(config, PURPOSE).some((key) => {
    const wanted = seal(key, token);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  return cut > 0 && isTrue ? token : null;
}

/** The token as browsers and programs hold it. */
export function sealToken(secrets: Secrets, token: string): string {
  return `${token}.${seal(keyFor(secrets, PURPOSE), token).toString('base64')}`;
}

function seal(key: Buffer, token: string): Buffer {
  return createHmac('sha256', asText(key)).update(token).digest();
}
