import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The path of a file on this server, sealed together with the second it ends. */
export function sealAddress(secret: string, key: string, expiresAt: Date): string {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  return `/files/${key}?expires=${expires}&signature=${seal(secret, key, expires).toString('base64url')}`;
}

/** Another file, another of its copies or another end need another seal. */
export function isSealed(secret: string, key: string, expires: number, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  const wanted = seal(secret, key, expires);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function seal(secret: string, key: string, expires: number): Buffer {
  return createHmac('sha256', keyFrom(secret)).update(`${expires}\n${key}`).digest();
}

/** A key of its own, so that no seal made for another purpose can stand for an address. */
const keys = new Map<string, Buffer>();
function keyFrom(secret: string): Buffer {
  let key = keys.get(secret);
  if (key === undefined) {
    key = Buffer.from(hkdfSync('sha256', secret, '', 'addresses of files', 32));
    keys.set(secret, key);
  }
  return key;
}
