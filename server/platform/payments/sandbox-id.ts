import { randomBytes } from 'node:crypto';
import { newId } from '#server/platform/db/ids.ts';

/** The part of our ids that holds the creation time. */
const MOMENT = 16;

/**
 * Anyone who knows the id of a checkout may pay there, and of a payee may enter a bank, so ids can't be guessed. They
 * sort in the order of their creation, so messages of the same moment are sent in that order.
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
  card: 'pm',
};
