import { createHmac } from 'node:crypto';
import type { MailingAddress } from '#domain/accounts/mailing-address.ts';
import { keyFor, type Secrets } from '#server/platform/secrets/derive-key.ts';

/** Tells equal places apart from others without revealing them: case, punctuation, the recipient and ZIP+4 don't count. */
export function hashAddress(config: Secrets, { street, unit, city, state, zip }: MailingAddress): string {
  const place = [street, unit ?? '', city, state, zip.slice(0, 5)]
    .map((part) => part.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .join('|');
  return createHmac('sha256', keyFor(config, 'address-matches')).update(place).digest('base64url');
}
