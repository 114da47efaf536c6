import { randomBytes } from 'node:crypto';
import { newId } from '#server/platform/db/ids.ts';

/** Of our ids what says when it was made. */
const MOMENT = 16;

/**
 * Anyone who knows the id of a checkout may pay there, and of a payee may name a bank, so it cannot be guessed. Ids sort in the order in
 * which they were made: messages of one moment are told as they happened.
 */
export function newSandboxId(kind: keyof typeof PREFIXES): string {
  const moment = newId().replaceAll('-', '').slice(0, MOMENT);
  return `${PREFIXES[kind]}_${moment}${randomBytes(16).toString('hex')}`;
}

const PREFIXES = {
  checkout: 'cs',
  refund: 're',
  event: 'evt',
  payee: 'acct',
  payout: 'po',
  chargeback: 'dp',
  line: 'txn',
};
