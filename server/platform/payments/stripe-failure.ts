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

/**
 * Null where an account was deleted, or its owner took our access away: Stripe answers 403 `account_invalid` or 404 then. The
 * same 403 comes for the key of another platform, so what is found gone here is never forgotten, only replaced on request.
 */
export async function lookingForAccount<T>(question: () => Promise<T>): Promise<T | null> {
  return asking(() =>
    question().catch((cause: unknown) => {
      if (cause instanceof StripeError && (cause.statusCode === 404 || cause.code === 'account_invalid')) {
        return null;
      }
      throw cause;
    }),
  );
}

/** Each step of a row has a key of its own, and each round of it another. */
export function keyOf(id: string, round = 0, step?: string): string {
  return [id, step, round > 0 ? String(round) : undefined].filter((part) => part !== undefined).join(':');
}

/** The answer to an earlier try under this key does not say what became of it: the list does. */
export function isStored(cause: unknown): boolean {
  return cause instanceof PaymentFailure && cause.kind === 'stored';
}

/** The key of a call came with other words before. */
export function isOtherOrder(cause: unknown): boolean {
  return cause instanceof PaymentFailure && cause.message === OTHER_ORDER;
}

const OTHER_ORDER = 'This id was used for something else.';

function toFailure(cause: unknown): unknown {
  if (!(cause instanceof StripeError)) return cause;
  if (isReplayed(cause))
    return new PaymentFailure('stored', 'The payment provider repeats an earlier failure.');
  if (isUnknown(cause)) return new PaymentFailure('away', 'The payment provider isn’t responding.');
  if (cause instanceof StripeIdempotencyError) return new PaymentFailure('refused', OTHER_ORDER);
  const code = /^[a-z_]{1,60}$/.exec(cause.code ?? '')?.[0] ?? 'no reason given';
  const kind = OUR_BALANCE.has(code) ? 'short' : 'refused';
  return new PaymentFailure(kind, `The payment provider refused (${code}).`);
}

const OUR_BALANCE: ReadonlySet<string> = new Set(['balance_insufficient', 'insufficient_funds']);

/** A failure that is kept under a key is over, and the key can do nothing any more until it is forgotten after a day. */
function isReplayed({ statusCode = 0, headers }: InstanceType<typeof StripeError>): boolean {
  return statusCode >= 500 && headers?.['idempotent-replayed'] === 'true';
}

/** A key that does not fit refuses everything: nothing is wrong with what was asked, and it is asked again. */
function isUnknown(cause: InstanceType<typeof StripeError>): boolean {
  const { statusCode = 0, code } = cause;
  if (cause instanceof StripeRateLimitError) return true;
  if (statusCode === 403) return code !== 'account_invalid';
  return statusCode < 400 || statusCode === 401 || statusCode === 409 || statusCode >= 500;
}
