import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor, keysFor, type Secrets } from '#server/platform/secrets/derive-key.ts';

const PURPOSE = 'file-address';

/** The path of a file on this server, sealed together with its expiry. */
export function sealAddress(secrets: Secrets, key: string, expiresAt: Date): string {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  return `/files/${key}?expires=${expires}&signature=${seal(keyFor(secrets, PURPOSE), key, expires).toString('base64url')}`;
}

/** Each file, each of its copies and each expiry has a seal of its own. */
export function isSealed(secrets: Secrets, key: string, expires: number, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  return keysFor(secrets, PURPOSE).some((sealKey) => {
    const wanted = seal(sealKey, key, expires);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

function seal(sealKey: Buffer, key: string, expires: number): Buffer {
  return createHmac('sha256', sealKey).update(`${expires}\n${key}`).digest();
}
