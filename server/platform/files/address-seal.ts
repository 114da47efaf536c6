import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor, keysFor, type Secrets } from '#server/platform/secrets/derive-key.ts';

const PURPOSE = 'file-address';

/** The path of a file on this server, sealed together with the second it ends. */
export function sealAddress(secrets: Secrets, key: string, expiresAt: Date): string {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  return `/files/${key}?expires=${expires}&signature=${seal(keyFor(secrets, PURPOSE), key, expires).toString('base64url')}`;
}

/** Another file, another of its copies or another end need another seal. */
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
