export type PaymentFailureKind =
  /** No answer, or one that makes no sense: it may have happened. */
  | 'away'
  /** It did not happen, and will not when asked again. */
  | 'refused'
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
