import type { StripeSettings } from '#server/platform/config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { listStripeBalance, readStripeBalance } from './stripe-balance.ts';
import { chargeStripeCard, createStripePayer, findStripeCard, removeStripeCard } from './stripe-cards.ts';
import { endStripeCheckout, findStripeCheckout, startStripeCheckout } from './stripe-checkouts.ts';
import { openStripe } from './stripe-client.ts';
import { findStripeChargeback, readStripeMessage, verifyStripeMessage } from './stripe-messages.ts';
import { listStripeMovements } from './stripe-movements.ts';
import { createStripePayee, findStripePayee, onboardStripePayee } from './stripe-payees.ts';
import { findStripePayeeOf, findStripePayout, payOutByStripe } from './stripe-payouts.ts';
import { findStripeRefund, giveStripeRefund } from './stripe-refunds.ts';

/** Stripe: Checkout pages take payments, Connect accounts receive payouts. */
export function stripe(settings: StripeSettings, now: () => Date): PaymentProvider {
  const client = openStripe(settings);
  const secrets = settings.webhook_secrets;
  return {
    name: 'stripe',
    startCheckout: (order) => startStripeCheckout(client, order),
    findCheckout: (place) => findStripeCheckout(client, place),
    endCheckout: (place) => endStripeCheckout(client, place),
    createPayer: (order) => createStripePayer(client, order),
    findCard: (place) => findStripeCard(client, place),
    chargeCard: (order) => chargeStripeCard(client, order),
    removeCard: (reference) => removeStripeCard(client, reference),
    refund: (order) => giveStripeRefund(client, order),
    findRefund: (place) => findStripeRefund(client, place),
    createPayee: (order) => createStripePayee(client, order, now()),
    onboardPayee: (order) => onboardStripePayee(client, order),
    findPayee: (place) => findStripePayee(client, place),
    payOut: (order) => payOutByStripe(client, order),
    findPayout: (place) => findStripePayout(client, place),
    findPayeeOf: (payoutId) => findStripePayeeOf(client, payoutId),
    findChargeback: (reference) => findStripeChargeback(client, reference),
    readBalance: () => readStripeBalance(client),
    listBalance: (query) => listStripeBalance(client, query),
    listMovements: (query) => listStripeMovements(client, query),
    verifyWebhook: (message) => verifyStripeMessage(client, message, { secrets, now: now() }),
    readWebhook: (body) => readStripeMessage(client, body),
  };
}
