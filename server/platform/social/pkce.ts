import { createHash, randomBytes } from 'node:crypto';

/** Proves that the browser that comes back with a code is the one that was sent for it (RFC 7636). */
export function newVerifier(): string {
  return randomBytes(32).toString('base64url');
}

/** The method S256. */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
