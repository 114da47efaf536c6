export type LedgerFailureKind =
  /** An account holds less than a transfer takes. */
  | 'not_enough'
  /** An amount that is no whole number of cents above zero. */
  | 'bad_amount'
  /** Nothing to move, or from an account to itself. */
  | 'bad_transfer'
  /** The key of an event that moved other amounts before. */
  | 'other_event';

/** Why the ledger refused an entry. The caller undoes what it belongs to. */
export class LedgerFailure extends Error {
  readonly kind: LedgerFailureKind;

  constructor(kind: LedgerFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
