import { createHmac } from 'node:crypto';
import { keyFor, type Secrets } from '#server/platform/secrets/derive-key.ts';

/**
 * Replaces an email address where it is only counted or compared, so that no table has to store the address itself.
 */
export function addressKey(secrets: Secrets, email: string): string {
  return createHmac('sha256', keyFor(secrets, 'address-counts'))
    .update(email.toLowerCase())
    .digest('base64url');
}
