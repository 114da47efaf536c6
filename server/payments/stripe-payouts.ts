import type Stripe from 'stripe';
import { PaymentFailure } from './payment-failure.ts';
import type { PayoutOrder, ProviderPayout } from './payment-provider.ts';
import { asking } from './stripe-failure.ts';
import { findAmong } from './stripe-search.ts';

interface Sent {
  id: string;
  account: string;
  transfer: Stripe.Transfer;
}

/** Two steps: to the account of the payee at the provider, and from there to the bank. */
export async function payOutByStripe(client: Stripe, order: PayoutOrder): Promise<ProviderPayout> {
  const { id, payee_reference: account, amount_cents } = order;
  const transfer = (await findTransfer(client, id)) ?? (await sendTransfer(client, order));
  if (transfer.amount !== amount_cents || transfer.destination !== account) {
    throw new PaymentFailure('refused', 'This id was used for another payout.');
  }
  return asSent(() => finish(client, { id, account, transfer }));
}

/** Takes up what stopped between the steps. */
export async function findStripePayout(
  client: Stripe,
  { id, payee_reference: account }: { id: string; payee_reference: string },
): Promise<ProviderPayout | null> {
  const transfer = await findTransfer(client, id);
  return transfer && asSent(() => finish(client, { id, account, transfer }));
}

/** Once the transfer stands, nobody may take a refusal for money that never left. */
async function asSent<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    if (!(cause instanceof PaymentFailure) || cause.kind !== 'refused') throw cause;
    throw new PaymentFailure('away', `The money is on its way, but not through. ${cause.message}`);
  }
}

async function sendTransfer(client: Stripe, order: PayoutOrder): Promise<Stripe.Transfer> {
  const { id, payee_reference: destination, amount_cents: amount, description } = order;
  return asking(() =>
    client.transfers.create(
      { amount, currency: 'usd', destination, description, transfer_group: id, metadata: { our_id: id } },
      { idempotencyKey: `${id}:transfer` },
    ),
  );
}

function findTransfer(client: Stripe, id: string): Promise<Stripe.Transfer | null> {
  const made = client.transfers.list({ transfer_group: id, limit: 10 });
  return asking(() => findAmong(made, ({ metadata }) => metadata.our_id === id));
}

/** Answers that it failed only when the money is with us again. */
async function finish(client: Stripe, sent: Sent): Promise<ProviderPayout> {
  const payout = (await findBankPayout(client, sent)) ?? (await sendToBank(client, sent));
  const hasFailed = payout === null || payout.status === 'failed' || payout.status === 'canceled';
  if (hasFailed) await takeBack(client, sent);
  return {
    reference: payout?.id ?? sent.transfer.id,
    status: hasFailed ? 'failed' : payout.status === 'paid' ? 'paid' : 'processing',
    amount_cents: sent.transfer.amount,
    failure: hasFailed ? (payout?.failure_message?.slice(0, 300) ?? 'The bank takes no payouts.') : null,
    arrives_on: payout ? new Date(payout.arrival_date * 1_000).toISOString().slice(0, 10) : null,
  };
}

function findBankPayout(client: Stripe, { id, account, transfer }: Sent): Promise<Stripe.Payout | null> {
  const made = client.payouts.list(
    { created: { gte: transfer.created }, limit: 100 },
    { stripeAccount: account },
  );
  return asking(() => findAmong(made, ({ metadata }) => metadata?.our_id === id));
}

/** Null where it was refused, or had been before. */
async function sendToBank(client: Stripe, { id, account, transfer }: Sent): Promise<Stripe.Payout | null> {
  if (transfer.reversed) return null;
  try {
    return await asking(() =>
      client.payouts.create(
        { amount: transfer.amount, currency: 'usd', metadata: { our_id: id } },
        { stripeAccount: account, idempotencyKey: `${id}:payout` },
      ),
    );
  } catch (cause) {
    if (cause instanceof PaymentFailure && cause.kind === 'refused') return null;
    throw cause;
  }
}

async function takeBack(client: Stripe, { id, transfer }: Sent): Promise<void> {
  if (transfer.reversed) return;
  await asking(() =>
    client.transfers.createReversal(
      transfer.id,
      { metadata: { our_id: id } },
      { idempotencyKey: `${id}:reversal` },
    ),
  );
}
