export type BankChange = 'connected' | 'changed' | 'removed';

interface KnownBank {
  bank_name: string | null;
  bank_last4: string | null;
  /** The provider's id of the account. It is kept after the bank account was removed. */
  bank_fingerprint: string | null;
}

/**
 * The change of a bank account between two readings. The fingerprint decides, because two accounts can share the name and the
 * last four digits. Accounts connected before fingerprints were stored are compared by name and digits once.
 */
export function findBankChange(known: KnownBank, read: KnownBank): BankChange | null {
  if (read.bank_last4 === null) return known.bank_last4 === null ? null : 'removed';
  if (known.bank_fingerprint !== null) {
    return known.bank_fingerprint === read.bank_fingerprint ? null : 'changed';
  }
  if (known.bank_last4 === null) return 'connected';
  return known.bank_name === read.bank_name && known.bank_last4 === read.bank_last4 ? null : 'changed';
}
