import type Stripe from 'stripe';
import type { ProviderRefundStatus } from '#domain/money/payment-provider.ts';
import { PaymentFailure } from './payment-failure.ts';
import type { ProviderRefund, RefundOrder } from './payment-provider.ts';
import { findPaymentIntent } from './stripe-checkouts.ts';
import { asking, isStored, keyOf } from './stripe-failure.ts';
import { findAmong } from './stripe-search.ts';

export async function giveStripeRefund(client: Stripe, order: RefundOrder): Promise<ProviderRefund> {
  const { id, funding_id, funding_reference, amount_cents, memo, round = 0 } = order;
  const payment_intent = await findPaymentIntent(client, funding_reference);
  if (payment_intent === null) throw new PaymentFailure('refused', 'Nothing was paid there.');
  try {
    const made = client.refunds.create(
      { payment_intent, amount: amount_cents, metadata: { ...memo, our_id: id, funding_id } },
      { idempotencyKey: keyOf(id, round) },
    );
    return toRefund(await asking(() => made));
  } catch (cause) {
    // An earlier try of this round may have succeeded, although a failure is stored under its key.
    const given = isStored(cause) ? await findStripeRefund(client, { id, funding_reference }) : null;
    if (given !== null && given.status !== 'failed') return given;
    throw cause;
  }
}

export async function findStripeRefund(
  client: Stripe,
  { id, funding_reference }: { id: string; funding_reference: string },
): Promise<ProviderRefund | null> {
  const payment_intent = await findPaymentIntent(client, funding_reference);
  if (payment_intent === null) return null;
  // Newest first: all older ones failed.
  const made = client.refunds.list({ payment_intent, limit: 100 });
  const refund = await asking(() => findAmong(made, ({ metadata }) => metadata?.our_id === id));
  return refund && toRefund(refund);
}

const STATUSES: Record<string, ProviderRefundStatus> = {
  succeeded: 'paid',
  failed: 'failed',
  canceled: 'failed',
};

export function toRefund({ id, status, amount, failure_reason }: Stripe.Refund): ProviderRefund {
  const ours = STATUSES[status ?? ''] ?? 'pending';
  return {
    reference: id,
    status: ours,
    amount_cents: amount,
    failure: ours === 'failed' ? `The bank rejected it (${failure_reason ?? 'no reason given'}).` : null,
  };
}
