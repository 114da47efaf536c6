import type Stripe from 'stripe';
import { z } from 'zod';
import { PaymentFailure } from './payment-failure.ts';
import type { ProviderChargeback, ProviderEvent, ProviderUpdate, SignedMessage } from './payment-provider.ts';
import { isByCard, toCardCheckout } from './stripe-cards.ts';
import { findStripeCheckout } from './stripe-checkouts.ts';
import { lookingFor, lookingForAccount } from './stripe-failure.ts';
import { findStripePayee } from './stripe-payees.ts';
import { findStripePayout } from './stripe-payouts.ts';
import { toRefund } from './stripe-refunds.ts';

const TOLERANCE_SECONDS = 300;
const OTHER: ProviderUpdate = { kind: 'other' };

/** Any of the secrets is accepted: each of their endpoints has its own, and one may be about to change. */
export function verifyStripeMessage(
  client: Stripe,
  { body, headers }: SignedMessage,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): ProviderEvent {
  const signature = headers['stripe-signature'];
  const isSigned = (secret: string) => {
    try {
      client.webhooks.constructEvent(
        body,
        typeof signature === 'string' ? signature : '',
        secret,
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      );
      return true;
    } catch {
      return false;
    }
  };
  if (!secrets.some(isSigned)) throw new PaymentFailure('bad_signature', 'The signature doesn’t match.');
  const { id, type } = readMessage(body);
  return { external_id: id, kind: type };
}

/**
 * A message only says that something changed. The current state is requested, so the order of messages doesn't
 * matter.
 */
export async function readStripeMessage(client: Stripe, body: string): Promise<ProviderUpdate> {
  const { type, account, data } = readMessage(body);
  const { id, object, client_reference_id, metadata } = data.object;
  const our_id = asOurs(client_reference_id ?? metadata?.our_id);
  if (type.startsWith('checkout.session.')) return aboutCheckout(client, our_id, id);
  if (type.startsWith('payment_intent.')) return aboutCardPayment(client, our_id, id);
  if (type.startsWith('charge.dispute.')) return aboutChargeback(client, id);
  if (object === 'refund') return aboutRefund(client, our_id, id);
  if (account === undefined) return OTHER;
  if (type === 'account.application.deauthorized') return { kind: 'payee_gone', reference: account };
  if (type.startsWith('payout.')) return aboutPayout(client, our_id, account);
  return type.startsWith('account.') || type === 'capability.updated' ? aboutPayee(client, account) : OTHER;
}

async function aboutCheckout(client: Stripe, our_id: string | null, id: string): Promise<ProviderUpdate> {
  if (our_id === null) return OTHER;
  const checkout = await findStripeCheckout(client, { id: our_id, reference: id });
  return checkout ? { kind: 'checkout', our_id, checkout } : OTHER;
}

/** A refused card is answered at once, and its payer may be on the page already, so only what was paid is told. */
async function aboutCardPayment(client: Stripe, our_id: string | null, id: string): Promise<ProviderUpdate> {
  const intent = our_id === null ? null : await lookingFor(() => client.paymentIntents.retrieve(id));
  if (our_id === null || intent === null || !isByCard(intent)) return OTHER;
  const checkout = toCardCheckout(intent);
  return checkout.status === 'failed' ? OTHER : { kind: 'checkout', our_id, checkout };
}

async function aboutRefund(client: Stripe, our_id: string | null, id: string): Promise<ProviderUpdate> {
  if (our_id === null) return OTHER;
  const refund = await lookingFor(() => client.refunds.retrieve(id));
  return refund ? { kind: 'refund', our_id, refund: toRefund(refund) } : OTHER;
}

async function aboutPayout(client: Stripe, our_id: string | null, account: string): Promise<ProviderUpdate> {
  if (our_id === null) return OTHER;
  const payout = await findStripePayout(client, { id: our_id, payee_reference: account });
  return payout ? { kind: 'payout', our_id, payout } : OTHER;
}

async function aboutPayee(client: Stripe, id: string): Promise<ProviderUpdate> {
  const account = await lookingForAccount(() => client.accounts.retrieve(id));
  if (account === null) return { kind: 'payee_gone', reference: id };
  const our_id = asOurs(account.metadata?.our_id);
  if (our_id === null) return OTHER;
  const payee = await findStripePayee(client, { id: our_id, reference: id });
  return payee ? { kind: 'payee', our_id, payee } : OTHER;
}

/** The payment's metadata names its owner. An inquiry that moved no money isn't a chargeback yet. */
async function aboutChargeback(client: Stripe, id: string): Promise<ProviderUpdate> {
  const found = await findStripeChargeback(client, id);
  return found ? { kind: 'chargeback', ...found } : OTHER;
}

export async function findStripeChargeback(
  client: Stripe,
  id: string,
): Promise<{ our_id: string; chargeback: ProviderChargeback } | null> {
  const dispute = await lookingFor(() => client.disputes.retrieve(id, { expand: ['payment_intent'] }));
  const intent = typeof dispute?.payment_intent === 'object' ? dispute.payment_intent : null;
  const our_id = asOurs(intent?.metadata.our_id);
  const status = CHARGEBACKS[dispute?.status ?? ''];
  if (dispute === null || our_id === null || status === undefined) return null;
  const { amount: amount_cents, reason } = dispute;
  return { our_id, chargeback: { reference: dispute.id, status, amount_cents, reason } };
}

const CHARGEBACKS: Record<string, ProviderChargeback['status']> = {
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
};

function asOurs(id: string | null | undefined): string | null {
  return z.uuid().safeParse(id).data ?? null;
}

function readMessage(body: string): z.output<typeof message> {
  try {
    return message.parse(JSON.parse(body));
  } catch {
    throw new PaymentFailure('refused', 'The message makes no sense.');
  }
}

const message = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(100),
  /** The connected account it is about, if it isn't ours. */
  account: z.string().max(200).optional(),
  data: z.object({
    object: z.object({
      /** A balance has no id. */
      id: z.string().max(200).default(''),
      object: z.string().max(100),
      client_reference_id: z.string().nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});
