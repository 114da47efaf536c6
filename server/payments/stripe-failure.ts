import Stripe from 'stripe';
import { PaymentFailure } from './payment-failure.ts';

const { StripeError, StripeRateLimitError, StripeIdempotencyError } = Stripe.errors;

/** Asks, and says in our words why there is no answer. */
export async function asking<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (cause) {
    throw toFailure(cause);
  }
}

/** Null where there is no such thing. */
export async function lookingFor<T>(question: () => Promise<T>): Promise<T | null> {
  return asking(() =>
    question().catch((cause: unknown) => {
      if (cause instanceof StripeError && cause.statusCode === 404) return null;
      throw cause;
    }),
  );
}

/** The key of a call came with other words before. */
export function isOtherOrder(cause: unknown): boolean {
  return cause instanceof PaymentFailure && cause.message === OTHER_ORDER;
}

const OTHER_ORDER = 'This id was used for something else.';

function toFailure(cause: unknown): unknown {
  if (!(cause instanceof StripeError)) return cause;
  if (isUnknown(cause)) return new PaymentFailure('away', 'The payment provider does not answer.');
  if (cause instanceof StripeIdempotencyError) return new PaymentFailure('refused', OTHER_ORDER);
  const code = /^[a-z_]{1,60}$/.exec(cause.code ?? '')?.[0] ?? 'no reason given';
  return new PaymentFailure('refused', `The payment provider refused (${code}).`);
}

/** A key that does not fit refuses everything: nothing is wrong with what was asked, and it is asked again. */
function isUnknown(cause: InstanceType<typeof StripeError>): boolean {
  const { statusCode = 0, code } = cause;
  if (cause instanceof StripeRateLimitError) return true;
  if (statusCode === 403) return code !== 'account_invalid';
  return statusCode < 400 || statusCode === 401 || statusCode === 409 || statusCode >= 500;
}
