export type LedgerFailureKind =
  /** An account holds less than the transfer takes. */
  | 'not_enough'
  /** The amount isn't a whole number of cents above zero. */
  | 'bad_amount'
  /** There is nothing to move, or source and target are the same account. */
  | 'bad_transfer'
  /** The event's key was used before with other amounts. */
  | 'other_event';

/** The reason the ledger refused an entry. The caller rolls back. */
export class LedgerFailure extends Error {
  readonly kind: LedgerFailureKind;

  constructor(kind: LedgerFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
