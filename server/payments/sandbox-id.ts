import { randomBytes } from 'node:crypto';

/** Whoever knows the id of a checkout may pay there, so it cannot be guessed. */
export function newSandboxId(kind: 'checkout' | 'refund' | 'event'): string {
  return `${PREFIXES[kind]}_${randomBytes(16).toString('hex')}`;
}

const PREFIXES = { checkout: 'cs', refund: 're', event: 'evt' };
