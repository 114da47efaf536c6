import Stripe from 'stripe';
import { PaymentFailure } from './payment-failure.ts';
import type {
  CardCharge,
  CardOrder,
  CheckoutPlace,
  PayerOrder,
  ProviderCard,
  ProviderCheckout,
} from './payment-provider.ts';
import { asking, isStored, keyOf, lookingFor } from './stripe-failure.ts';
import { findAmong, soonAfter } from './stripe-search.ts';

const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;

/** Marks payments by a saved card. Those of a checkout page are found by their page. */
const BY_CARD = 'saved_card';
const DESCRIPTION_LENGTH = 200;

export async function createStripePayer(client: Stripe, order: PayerOrder): Promise<{ reference: string }> {
  const { id, email, full_name, round } = order;
  const made = client.customers.create(
    { email, name: full_name, metadata: { our_id: id } },
    { idempotencyKey: keyOf(id, round) },
  );
  return { reference: (await asking(() => made)).id };
}

/** The card that a paid checkout page kept; null if it was paid another way. */
export async function findStripeCard(
  client: Stripe,
  { reference }: CheckoutPlace,
): Promise<ProviderCard | null> {
  if (reference === null) return null;
  const session = await lookingFor(() =>
    client.checkout.sessions.retrieve(reference, { expand: ['payment_intent.payment_method'] }),
  );
  const intent = typeof session?.payment_intent === 'object' ? session.payment_intent : null;
  const method = typeof intent?.payment_method === 'object' ? intent.payment_method : null;
  if (!method?.card || !method.customer) return null;
  const { brand, last4, exp_month, exp_year } = method.card;
  return { reference: method.id, brand: nameOf(brand), last4, exp_month, exp_year };
}

const BRANDS: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

function nameOf(brand: string): string {
  return BRANDS[brand] ?? 'Card';
}

/** Safe to repeat. */
export async function removeStripeCard(client: Stripe, reference: string): Promise<void> {
  try {
    await lookingFor(() => client.paymentMethods.detach(reference));
  } catch (cause) {
    // It is no longer attached to anybody.
    if (!(cause instanceof PaymentFailure) || cause.kind !== 'refused') throw cause;
  }
}

/**
 * Charges the card at once. If the bank wants to ask its owner first, nothing is charged. Repeated with the same id, it
 * is the same charge.
 */
export async function chargeStripeCard(client: Stripe, order: CardOrder): Promise<CardCharge> {
  try {
    return await asking(() => charge(client, order));
  } catch (cause) {
    // An earlier try may have succeeded, although a failure is stored under its key.
    const made = isStored(cause) ? await findCardPayment(client, order.id) : null;
    if (made !== null) return toCharge(made);
    throw cause;
  }
}

async function charge(client: Stripe, order: CardOrder): Promise<CardCharge> {
  const { id, amount_cents, payer_reference, card_reference, memo, round } = order;
  try {
    const intent = await client.paymentIntents.create(
      {
        amount: amount_cents,
        currency: 'usd',
        customer: payer_reference,
        payment_method: card_reference,
        allowed_payment_method_types: ['card'],
        off_session: true,
        confirm: true,
        description: order.description.slice(0, DESCRIPTION_LENGTH),
        metadata: { ...memo, our_id: id, paid_with: BY_CARD },
      },
      { idempotencyKey: keyOf(id, round, 'card') },
    );
    return toCharge(intent);
  } catch (cause) {
    const refusal = refusalOf(cause);
    if (refusal === null) throw cause;
    if (cause instanceof StripeCardError) await cancel(client, cause.payment_intent?.id);
    return { refusal };
  }
}

function refusalOf(cause: unknown): Extract<CardCharge, { refusal: unknown }>['refusal'] | null {
  if (cause instanceof StripeCardError) {
    return cause.code === 'authentication_required' ? 'authentication' : 'declined';
  }
  const isGone = cause instanceof StripeInvalidRequestError && cause.param === 'payment_method';
  return isGone ? 'removed' : null;
}

/** Nobody confirms a refused payment again. Its end is only tidiness, so a failure of it changes nothing. */
async function cancel(client: Stripe, id: string | undefined): Promise<void> {
  if (id !== undefined) await client.paymentIntents.cancel(id).catch(() => undefined);
}

function toCharge(intent: Stripe.PaymentIntent): CardCharge {
  const checkout = toCardCheckout(intent);
  if (checkout.status !== 'failed') return { checkout };
  const isAsked = intent.last_payment_error?.code === 'authentication_required';
  return { refusal: isAsked ? 'authentication' : 'declined' };
}

/** A payment by a saved card, found by our id alone. */
export function findCardPayment(client: Stripe, id: string): Promise<Stripe.PaymentIntent | null> {
  const made = client.paymentIntents.list({ created: soonAfter(id), limit: 100 });
  return asking(() => findAmong(made, (one) => one.metadata.our_id === id && isByCard(one)));
}

export function isByCard({ metadata }: Pick<Stripe.PaymentIntent, 'metadata'>): boolean {
  return metadata.paid_with === BY_CARD;
}

export function isCardReference(reference: string | null): reference is string {
  return reference?.startsWith('pi_') === true;
}

/** A payment by a saved card in the terms of a checkout. It has no page. */
export function toCardCheckout(intent: Stripe.PaymentIntent): ProviderCheckout {
  const { id, amount, status, last_payment_error } = intent;
  const ours = status === 'succeeded' ? 'paid' : status === 'processing' ? 'processing' : 'failed';
  return {
    reference: id,
    status: ours,
    amount_cents: amount,
    url: null,
    failure:
      ours === 'failed' ? (last_payment_error?.message?.slice(0, 300) ?? 'The bank didn’t pay.') : null,
  };
}
