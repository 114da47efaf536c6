import { createHmac, timingSafeEqual } from 'node:crypto';

/** A record's id with a seal that only this installation can make, bound to one purpose. */
export function sign(secret: string, purpose: string, id: string): string {
  return `${id}.${seal(secret, purpose, id).toString('base64url')}`;
}

export function readSigned(secret: string, purpose: string, token: string): string | null {
  const cut = token.lastIndexOf('.');
  const id = token.slice(0, cut);
  const given = Buffer.from(token.slice(cut + 1), 'base64url');
  const wanted = seal(secret, purpose, id);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null;
}

function seal(secret: string, purpose: string, id: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:${id}`).digest();
}
