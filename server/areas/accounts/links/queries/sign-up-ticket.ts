import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config.ts';
import { prefixed } from '#server/platform/http/cookie-names.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { readSigned, sign } from '#server/platform/secrets/signed-token.ts';

/** A ticket with which the browser that signed up can ask whether the address is verified. It allows nothing else. */
export function sealTicket(secrets: Secrets, userId: string): string {
  return sign(secrets, 'sign-up-ticket', userId);
}

export function readTicket(secrets: Secrets, ticket: string): string | null {
  return readSigned(secrets, 'sign-up-ticket', ticket);
}

/** Not readable by scripts, because verifying in this browser may sign it in. */
export function browserCookieName(config: Pick<Config, 'secure_cookies'>): string {
  return prefixed(config, 'signed_up_here');
}
export const BROWSER_COOKIE_SECONDS = 60 * 60;

export function sealBrowser(secrets: Secrets, userId: string): string {
  return sign(secrets, 'sign-up-browser', userId);
}

/** The account that signed up in this browser within the last hour. */
export function readBrowser(
  config: Secrets & Pick<Config, 'secure_cookies'>,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
): string | null {
  const sealed = cookies[browserCookieName(config)];
  return sealed === undefined ? null : readSigned(config, 'sign-up-browser', sealed);
}
