export type PaymentFailureKind =
  /** There was no answer, or one that makes no sense, so it may have happened. */
  | 'away'
  /** It didn't happen, and asking again won't change that. */
  | 'refused'
  /** It didn't happen, because our own balance at the provider is too low. It can be asked for again later. */
  | 'short'
  /** The provider repeats an earlier failure for this round. The round is used up; the next one can do it. */
  | 'stored'
  /** The bank refused a payout, and the account of the payee holds too little to return its money to us. */
  | 'unreturned'
  /** The provider didn't sign the message, or not recently. */
  | 'bad_signature';

/** The reason a payment provider refused a call. It never contains text from outside. */
export class PaymentFailure extends Error {
  readonly kind: PaymentFailureKind;

  constructor(kind: PaymentFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
