import type { FastifyReply } from 'fastify';
import type { Config } from '#server/platform/config.ts';
import { prefixed } from '#server/platform/http/cookie-names.ts';
import type { Caller } from '#server/platform/http/network-limits.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { readSigned, sign } from '#server/platform/secrets/signed-token.ts';

export const DEVICE_DAYS = 180;
const PURPOSE = 'known-device';
/** Several people can share a browser. The last four accounts stay known. */
const MOST_ACCOUNTS = 4;
const BETWEEN = '~';

type CookieConfig = Secrets & Pick<Config, 'secure_cookies'>;

function deviceCookieName(config: Pick<Config, 'secure_cookies'>): string {
  return prefixed(config, 'device');
}

/** The signed device ids in a browser's cookie. The signature makes ids read from the database useless. */
export function readDevices(config: CookieConfig, { cookies }: Pick<Caller, 'cookies'>): string[] {
  return (cookies[deviceCookieName(config)] ?? '')
    .split(BETWEEN)
    .slice(0, MOST_ACCOUNTS)
    .flatMap((sealed) => readSigned(config, PURPOSE, sealed) ?? []);
}

/** The newest first. */
export function writeDevices(config: CookieConfig, reply: FastifyReply, ids: readonly string[]): void {
  const sealed = ids.slice(0, MOST_ACCOUNTS).map((id) => sign(config, PURPOSE, id));
  reply.setCookie(deviceCookieName(config), sealed.join(BETWEEN), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secure_cookies,
    maxAge: DEVICE_DAYS * 86_400,
  });
}
