import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { seal, unseal } from '#server/platform/social/seal.ts';

const KEY = 'authenticators';

/** Encrypts the secret for one account, so that it can't be opened from the row of another. */
export function sealAuthenticator(config: Secrets, userId: string, secret: Buffer): string {
  return seal(config, purposeOf(userId), secret.toString('base64url'), KEY);
}

/** Null if the secret of the installation was lost. The app has to be added again then. */
export function openAuthenticator(config: Secrets, userId: string, sealed: string): Buffer | null {
  const text = unseal(config, purposeOf(userId), sealed, KEY);
  return text === null ? null : Buffer.from(text, 'base64url');
}

function purposeOf(userId: string): string {
  return `authenticator-app:${userId}`;
}
