import type Stripe from 'stripe';
import type { CheckoutStatus } from '#domain/money/payment-provider.ts';
import { PaymentFailure } from './payment-failure.ts';
import type { CheckoutOrder, CheckoutPlace, ProviderCheckout } from './payment-provider.ts';
import { findCardPayment, isCardReference, toCardCheckout } from './stripe-cards.ts';
import { asking, isOtherOrder, isStored, keyOf, lookingFor } from './stripe-failure.ts';
import { findAmong, soonAfter } from './stripe-search.ts';

/** A page may live for a day and not a second longer, and their clock isn't ours. */
const SPARE_SECONDS = 60;
const NAME_LENGTH = 200;

/**
 * The campaign may have a new title when the page is requested again; it is the same page as long as the amount is
 * the same.
 */
export async function startStripeCheckout(client: Stripe, order: CheckoutOrder): Promise<ProviderCheckout> {
  try {
    return toCheckout(await asking(() => createSession(client, order)));
  } catch (cause) {
    const place = { id: order.id, reference: null };
    const made = isOtherOrder(cause) || isStored(cause) ? await findStripeCheckout(client, place) : null;
    if (made?.amount_cents === order.amount_cents) return made;
    throw cause;
  }
}

function createSession(client: Stripe, order: CheckoutOrder) {
  const { id, amount_cents, return_url, cancel_url, expires_at } = order;
  const name = order.description.slice(0, NAME_LENGTH);
  const metadata = { ...order.memo, our_id: id };
  const price_data = { currency: 'usd', unit_amount: amount_cents, product_data: { name } };
  return client.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: id,
      line_items: [{ quantity: 1, price_data }],
      payment_intent_data: { description: name, metadata },
      metadata,
      ...(order.payer_reference !== undefined && keeping(order.payer_reference)),
      success_url: return_url,
      cancel_url,
      expires_at: Math.floor(expires_at.getTime() / 1_000) - SPARE_SECONDS,
    },
    { idempotencyKey: keyOf(id, order.round) },
  );
}

/** Only a card is kept: a bank account takes days, which one click can't hide. */
function keeping(customer: string) {
  return { customer, payment_method_options: { card: { setup_future_usage: 'off_session' as const } } };
}

export async function findStripeCheckout(
  client: Stripe,
  place: CheckoutPlace,
): Promise<ProviderCheckout | null> {
  if (isCardReference(place.reference)) {
    const { reference } = place;
    const intent = await lookingFor(() => client.paymentIntents.retrieve(reference));
    return intent && toCardCheckout(intent);
  }
  const session = await findSession(client, place);
  if (session !== null) return toCheckout(session);
  const intent = place.reference === null ? await findCardPayment(client, place.id) : null;
  return intent && toCardCheckout(intent);
}

/** A checkout that was paid meanwhile stays paid. */
export async function endStripeCheckout(
  client: Stripe,
  place: CheckoutPlace,
): Promise<ProviderCheckout | null> {
  // A payment by a saved card has no page to close: it is over once it was made.
  if (isCardReference(place.reference)) return findStripeCheckout(client, place);
  const session = await findSession(client, place);
  if (session?.status !== 'open') return session && toCheckout(session);
  try {
    return toCheckout(await asking(() => client.checkout.sessions.expire(session.id)));
  } catch (cause) {
    if (!(cause instanceof PaymentFailure) || cause.kind !== 'refused') throw cause;
    return findStripeCheckout(client, { id: place.id, reference: session.id });
  }
}

/** The amount paid belongs to the payment behind the checkout page. Null while there is none. */
export async function findPaymentIntent(client: Stripe, reference: string): Promise<string | null> {
  if (isCardReference(reference)) return reference;
  const session = await lookingFor(() => client.checkout.sessions.retrieve(reference));
  const intent = session?.payment_intent;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

function findSession(
  client: Stripe,
  { id, reference }: CheckoutPlace,
): Promise<Stripe.Checkout.Session | null> {
  const { sessions } = client.checkout;
  if (reference !== null) {
    return lookingFor(() => sessions.retrieve(reference, { expand: ['payment_intent'] }));
  }
  const made = sessions.list({ created: soonAfter(id), limit: 100, expand: ['data.payment_intent'] });
  return asking(() => findAmong(made, (session) => session.client_reference_id === id));
}

export function toCheckout(session: Stripe.Checkout.Session): ProviderCheckout {
  const status = statusOf(session);
  if (session.amount_total === null || session.currency !== 'usd') {
    throw new PaymentFailure('refused', 'The payment page asks for no amount in dollars.');
  }
  return {
    reference: session.id,
    status,
    amount_cents: session.amount_total,
    url: status === 'open' ? session.url : null,
    failure: status === 'failed' ? whyFailed(session) : null,
  };
}

function statusOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): CheckoutStatus {
  if (status === 'open') return 'open';
  if (status === 'expired') return 'expired';
  if (payment_status !== 'unpaid') return 'paid';
  // The payer has finished and the bank hasn't, unless it refused.
  const intent = typeof payment_intent === 'object' ? payment_intent?.status : undefined;
  return intent === 'requires_payment_method' || intent === 'canceled' ? 'failed' : 'processing';
}

function whyFailed({ payment_intent }: Stripe.Checkout.Session): string {
  const error = typeof payment_intent === 'object' ? payment_intent?.last_payment_error : null;
  return error?.message?.slice(0, 300) ?? 'The bank didn’t pay.';
}
