export type PaymentFailureKind =
  /** No answer, or one that makes no sense: it may have happened. */
  | 'away'
  /** It did not happen, and will not when asked again. */
  | 'refused'
  /** It did not happen, because our own balance at the provider is too low. It can be asked for again later. */
  | 'short'
  /** The provider repeats an earlier failure for this round. The round is used up; the next one can do it. */
  | 'stored'
  /** The bank refused a payout, and the account of the payee holds too little to return its money to us. */
  | 'unreturned'
  /** A message that the provider did not sign, or not lately. */
  | 'bad_signature';

/** Why a payment provider did not do what it was asked. Says nothing that came from outside. */
export class PaymentFailure extends Error {
  readonly kind: PaymentFailureKind;

  constructor(kind: PaymentFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
