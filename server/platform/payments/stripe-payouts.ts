import type Stripe from 'stripe';
import { PaymentFailure } from './payment-failure.ts';
import type { PayoutOrder, PayoutPlace, ProviderPayout } from './payment-provider.ts';
import { asking, isStored, keyOf } from './stripe-failure.ts';
import { findAmong } from './stripe-search.ts';

interface Sent {
  id: string;
  round: number | undefined;
  account: string;
  transfer: Stripe.Transfer;
}

/** Two steps: to the payee's account at Stripe, and from there to the bank. */
export async function payOutByStripe(client: Stripe, order: PayoutOrder): Promise<ProviderPayout> {
  const { id, payee_reference: account, amount_cents, round } = order;
  const transfer = (await findTransfer(client, id)) ?? (await sendTransfer(client, order));
  if (transfer.amount !== amount_cents || destinationOf(transfer) !== account) {
    throw new PaymentFailure('refused', 'This id was used for another payout.');
  }
  return asSent(() => finish(client, { id, account, transfer, round }));
}

/**
 * Continues a payout that stopped between the steps, at the account that got the money: the payee may have another
 * one by now.
 */
export async function findStripePayout(
  client: Stripe,
  { id, payee_reference, round }: PayoutPlace,
): Promise<ProviderPayout | null> {
  const transfer = await findTransfer(client, id);
  if (transfer === null) return null;
  const account = destinationOf(transfer) ?? payee_reference;
  return asSent(() => finish(client, { id, account, transfer, round }));
}

export async function findStripePayeeOf(client: Stripe, id: string): Promise<string | null> {
  const transfer = await findTransfer(client, id);
  return transfer && destinationOf(transfer);
}

function destinationOf({ destination }: Stripe.Transfer): string | null {
  return typeof destination === 'string' ? destination : (destination?.id ?? null);
}

/** Once the transfer exists, a refusal must not be reported as money that never left. */
async function asSent<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    if (!isRefusal(cause)) throw cause;
    throw new PaymentFailure('away', `The money is on its way, but not through. ${(cause as Error).message}`);
  }
}

async function sendTransfer(client: Stripe, order: PayoutOrder): Promise<Stripe.Transfer> {
  const { id, payee_reference: destination, amount_cents: amount, description } = order;
  return unlessStored(
    () => findTransfer(client, id),
    () =>
      client.transfers.create(
        { amount, currency: 'usd', destination, description, transfer_group: id, metadata: { our_id: id } },
        { idempotencyKey: keyOf(id, order.round, 'transfer') },
      ),
  );
}

function findTransfer(client: Stripe, id: string): Promise<Stripe.Transfer | null> {
  const made = client.transfers.list({ transfer_group: id, limit: 10 });
  return asking(() => findAmong(made, ({ metadata }) => metadata.our_id === id));
}

/** Reports a failure only when the money is with us again. */
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

/** Null if it was refused, now or earlier. */
async function sendToBank(client: Stripe, sent: Sent): Promise<Stripe.Payout | null> {
  const { id, account, transfer, round } = sent;
  if (transfer.reversed) return null;
  try {
    return await unlessStored(
      () => findBankPayout(client, sent),
      () =>
        client.payouts.create(
          { amount: transfer.amount, currency: 'usd', metadata: { our_id: id } },
          { stripeAccount: account, idempotencyKey: keyOf(id, round, 'payout') },
        ),
    );
  } catch (cause) {
    if (isRefusal(cause)) return null;
    throw cause;
  }
}

async function takeBack(client: Stripe, { id, transfer, round }: Sent): Promise<void> {
  if (transfer.reversed) return;
  try {
    await unlessStored(
      () => findReversed(client, transfer.id),
      () =>
        client.transfers.createReversal(
          transfer.id,
          { metadata: { our_id: id } },
          { idempotencyKey: keyOf(id, round, 'reversal') },
        ),
    );
  } catch (cause) {
    if (!isRefusal(cause)) throw cause;
    throw new PaymentFailure('unreturned', 'The account of the payee holds too little to return the payout.');
  }
}

async function findReversed(client: Stripe, transferId: string): Promise<true | null> {
  const { reversed } = await asking(() => client.transfers.retrieve(transferId));
  return reversed ? true : null;
}

/** A stored answer to an earlier try doesn't tell its outcome; Stripe's list does. */
async function unlessStored<Found, Made>(
  find: () => Promise<Found | null>,
  create: () => Promise<Made>,
): Promise<Found | Made> {
  try {
    return await asking(create);
  } catch (cause) {
    const made = isStored(cause) ? await find() : null;
    if (made !== null) return made;
    throw cause;
  }
}

/** If the payee's account has too little balance, that is a refusal like any other. */
function isRefusal(cause: unknown): boolean {
  return cause instanceof PaymentFailure && (cause.kind === 'refused' || cause.kind === 'short');
}
