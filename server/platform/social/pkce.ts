import { createHash, randomBytes } from 'node:crypto';

/** Proves that whoever comes back with a code is who was sent off for it (RFC 7636). */
export function newVerifier(): string {
  return randomBytes(32).toString('base64url');
}

/** The method S256. */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
