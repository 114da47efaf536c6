import { createHmac, timingSafeEqual } from 'node:crypto';
import { type KeyPurpose, keyFor, keysFor, type Secrets } from './derive-key.ts';

/** A record's id with a seal that only this installation can make, bound to one purpose. */
export function sign(secrets: Secrets, purpose: KeyPurpose, id: string): string {
  return `${id}.${seal(keyFor(secrets, purpose), id).toString('base64url')}`;
}

/** Null without a valid seal by the current or previous secret. */
export function readSigned(secrets: Secrets, purpose: KeyPurpose, token: string): string | null {
  const cut = token.lastIndexOf('.');
  const id = token.slice(0, cut);
  const given = Buffer.from(token.slice(cut + 1), 'base64url');
  const isTrue = keysFor(secrets, purpose).some((key) => {
    const wanted = seal(key, id);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  return cut > 0 && isTrue ? id : null;
}

function seal(key: Buffer, id: string): Buffer {
  return createHmac('sha256', key).update(id).digest();
}
