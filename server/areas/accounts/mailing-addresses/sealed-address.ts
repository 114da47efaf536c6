import type { MailingAddress } from '#domain/accounts/mailing-address.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { seal, unseal } from '#server/platform/social/seal.ts';

const KEY = 'mailing-addresses';

/** Encrypts an address for one record, such as an account, so that it can't be opened from another. */
export function sealAddress(config: Secrets, record: string, address: MailingAddress): string {
  const { recipient_name, street, unit, city, state, zip } = address;
  return seal(config, record, JSON.stringify({ recipient_name, street, unit, city, state, zip }), KEY);
}

/** Null if the secret of the installation was lost. The person has to enter the address again then. */
export function openAddress(config: Secrets, record: string, sealed: string): MailingAddress | null {
  const text = unseal(config, record, sealed, KEY);
  return text === null ? null : (JSON.parse(text) as MailingAddress);
}

/** The record that the address of an account is sealed for. */
export function ofAccount(userId: string): string {
  return `account:${userId}`;
}
