import Stripe from 'stripe';
import { PaymentFailure } from './payment-failure.ts';

const { StripeError, StripeRateLimitError, StripeIdempotencyError } = Stripe.errors;

/** Calls Stripe, and translates its failures into ours. */
export async function asking<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (cause) {
    throw toFailure(cause);
  }
}

/** Null if there is no such object. */
export async function lookingFor<T>(question: () => Promise<T>): Promise<T | null> {
  return asking(() =>
    question().catch((cause: unknown) => {
      if (cause instanceof StripeError && cause.statusCode === 404) return null;
      throw cause;
    }),
  );
}

/**
 * Null if an account was deleted, or its owner revoked our access: Stripe answers 403 `account_invalid` or 404 then.
 * The same 403 comes for the key of another platform, so an account that is gone here is never deleted from our
 * records, only replaced on request.
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

/** Each step of a row has its own key, and each round another one. */
export function keyOf(id: string, round = 0, step?: string): string {
  return [id, step, round > 0 ? String(round) : undefined].filter((part) => part !== undefined).join(':');
}

/** The answer to an earlier try under this key doesn't tell its outcome, but the list does. */
export function isStored(cause: unknown): boolean {
  return cause instanceof PaymentFailure && cause.kind === 'stored';
}

/** The key was used before with other parameters. */
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

/** A failure stored under a key is final, and the key is useless until it expires after a day. */
function isReplayed({ statusCode = 0, headers }: InstanceType<typeof StripeError>): boolean {
  return statusCode >= 500 && headers?.['idempotent-replayed'] === 'true';
}

/** A wrong API key refuses everything. The request itself is fine, so it is repeated later. */
function isUnknown(cause: InstanceType<typeof StripeError>): boolean {
  const { statusCode = 0, code } = cause;
  if (cause instanceof StripeRateLimitError) return true;
  if (statusCode === 403) return code !== 'account_invalid';
  return statusCode < 400 || statusCode === 401 || statusCode === 409 || statusCode >= 500;
}
